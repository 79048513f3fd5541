import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { differenceOf } from '../../../e2e/pictures/compare.ts'
import { cellName, FORMS, WIDTHS } from '../../../e2e/pictures/forms.ts'
import { keptPictures } from '../../../e2e/pictures/results.ts'
import { acceptedPicture, acceptedSheets, sheetFile, sheetOf } from '../../../e2e/pictures/sheet.ts'
import { smallPicture } from '../../../e2e/pictures/small-picture.ts'

/**
 * Writes the sheets of pages that look different from their accepted pictures; the others keep their bytes. Removes those of pages that are gone.
 *
 * @param {string} [parts] parts of the names of the pages that were taken, separated by commas
 */
export async function acceptPictures(parts = '') {
  const kept = keptPictures('actual')
  let written = 0
  for (const [slug, cells] of kept) {
    if (!(await isDifferent(slug, cells))) continue
    mkdirSync(dirname(sheetFile(slug)), { recursive: true })
    writeFileSync(sheetFile(slug), await sheetOf(cells))
    written += 1
    process.stdout.write(`  accepted ${slug}\n`)
  }
  const gone = acceptedSheets().filter(
    (slug) => !kept.has(slug) && parts.split(',').some((part) => slug.includes(part)),
  )
  for (const slug of gone) rmSync(sheetFile(slug))
  const bytes = acceptedSheets().reduce((sum, slug) => sum + statSync(sheetFile(slug)).size, 0)
  process.stdout.write(
    `  figure ${kept.size} pages, ${written} written, ${gone.length} removed; ${Math.round(bytes / 1000)} kB in all\n`,
  )
}

async function isDifferent(slug, cells) {
  if (!existsSync(sheetFile(slug))) return true
  for (const form of FORMS)
    for (const width of WIDTHS) {
      const file = cells.get(cellName(form, width))
      const expected = await acceptedPicture(slug, form, width)
      if (file && expected && (await differenceOf(expected, await smallPicture(readFileSync(file), width.small))))
        return true
    }
  return false
}
