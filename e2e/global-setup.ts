import { setCatalogueFolder } from './catalogue-folder.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

/** Creates the folder of the catalogue before all tests; the returned function removes it. */
export default async function createCatalogueFolder(): Promise<() => Promise<void>> {
  const folder = await createTemporaryFolder();
  setCatalogueFolder(folder.path);
  return () => folder.remove();
}
