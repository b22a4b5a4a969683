/** Code that is fetched when it is needed; the build puts it in a file of its own. */

/** It cannot be had: most likely the server has a newer page than the one that is open. */
export class Gone extends Error {}

export async function fetched<T>(parcel: () => Promise<T>): Promise<T> {
  try {
    return await parcel();
  } catch (error) {
    throw new Gone(String(error));
  }
}
