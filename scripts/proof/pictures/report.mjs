import { join } from 'node:path'
import { differenceSheet, keptPictures, RESULTS } from '../../../e2e/pictures/results.ts'

/** Names each page that differs with its forms, and writes a sheet beside it: expected, actual, different pixels, a row for each form. */
export async function reportPictures() {
  for (const [slug, cells] of keptPictures('actual')) {
    const file = join(RESULTS, slug, 'differences.png')
    await differenceSheet(slug, [...cells.keys()], file)
    process.stdout.write(`  differs ${slug} (${[...cells.keys()].join(', ')}): ${file}\n`)
  }
}
