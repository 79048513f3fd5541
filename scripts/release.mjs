/** `npm run release`: a versioned archive of the servers that starts on a machine with nothing installed (docs/how-to/install-a-release.md). */
import { relative } from 'node:path'
import { makeRelease } from '../shared/build/bundle/make-release.mjs'
import { ROOT } from '../shared/build/release/source-hash.mjs'

try {
  const { folder } = await makeRelease({ onStep: (words) => process.stdout.write(`  ${words} …\n`) })
  process.stdout.write(`  ${relative(ROOT, folder)}: archives, bills of materials, provenance.json, SHA256SUMS\n`)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
