/** Sends the source maps of a build to the release service, which keeps them apart from the published files. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { HASHED_SCRIPT, MAPS_FOLDER } from '@lantern/contract/source-maps'
import type { ServiceClient } from '../frame/service-client.ts'

const zip = promisify(gzip)
const SUFFIX = '.map'

/**
 * Sends the maps that the release service lacks. A release never fails for want of maps: a fault is only reported.
 *
 * @param owner a remote, or `shell`
 * @param tree all files of `dist`
 * @returns how many it lacked
 */
export async function sendSourceMaps(
  service: ServiceClient,
  owner: string,
  tree: ReadonlyMap<string, Buffer>,
  progress: (step: string) => void,
): Promise<number> {
  const maps = new Map<string, Buffer>()
  for (const [file, content] of tree) {
    const script = file.startsWith(`${MAPS_FOLDER}/`) ? file.slice(MAPS_FOLDER.length + 1, -SUFFIX.length) : ''
    if (HASHED_SCRIPT.test(script)) maps.set(script, content)
  }
  if (maps.size === 0) {
    progress(`${owner}: the build has no source maps; stacks of reports will name files only`)
    return 0
  }
  try {
    const address = `/api/source-maps/${owner}`
    const { missing } = await service.post<{ missing: string[] }>(`${address}/missing`, { scripts: [...maps.keys()] })
    for (const script of missing) {
      const content = maps.get(script)
      if (content !== undefined) await service.put(`${address}/${script}`, await zip(content))
    }
    return missing.length
  } catch (error) {
    progress(`${owner}: not all source maps were sent (${(error as Error).message})`)
    return 0
  }
}
