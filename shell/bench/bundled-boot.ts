/** Boot data in the two one-bundle forms of `npm run bench`. */
import type { BootData } from '@lantern/contract/federation'
import { whenInteractive } from '../src/host/boot/use-interactive.ts'
import { prefetchFile } from '../src/host/loading/prefetch.ts'

/** Version of the plain form; the other one uses every technique of the deployed site (scripts/bench/one-bundle.mjs). */
const PLAIN = '0.0.0-plain'
/** Chunks that the deployed site prefetches of a remote. */
const FIRST_CHUNK = /\/remote-[a-z]+-(?:routes|slots|page)\.[^/]+$/

/** The plain form asks the server for what the page inlines, and prefetches nothing. */
export function bundledBoot(boot: BootData): BootData {
  if (boot.shellVersion === PLAIN) return { ...boot, preInfo: null, serviceState: null, cached: {} }
  const first = Object.entries(boot.shellFiles).filter(([file]) => FIRST_CHUNK.test(file))
  whenInteractive(() => {
    for (const [file, integrity] of first) void prefetchFile(new URL(file, location.origin).href, integrity, 'low')
  })
  return boot
}
