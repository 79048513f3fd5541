/** Opens the artifact store that the settings name. */
import { type ServiceLogger, SettingError } from '@lantern/service'
import { openFolderFiles } from './folder-files.ts'
import { type PublishedFiles, PublishedFilesError } from './published-files.ts'
import type { StoreAddress } from './store-address.rules.ts'

/**
 * A bucket is tried at once; one that does not answer is logged and no reason not to start: discovery and rollbacks do not need it.
 * @throws SettingError when the bucket does not exist or refuses the keys
 */
export async function openPublishedFiles(address: StoreAddress, logger: ServiceLogger): Promise<PublishedFiles> {
  if (address.kind === 'folder') return openFolderFiles(address.folder)
  // The client of S3 takes 30 MB of memory.
  const { openBucketFiles } = await import('./bucket-files.ts')
  const files = openBucketFiles(address)
  try {
    await files.probe()
  } catch (error) {
    if (!(error instanceof PublishedFilesError)) throw error
    if (!error.isTemporary) throw new SettingError(error.message)
    logger.warn({ cause: error.message }, 'nothing can be published until the artifact store answers')
  }
  return files
}
