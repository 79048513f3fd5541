import { rmSync } from 'node:fs'
import { RESULTS } from '../../e2e/pictures/results.ts'
import { PICTURES } from '../../e2e/proofs.ts'
import { proveInBrowser } from './in-browser.mjs'
import { acceptPictures } from './pictures/accept.mjs'
import { reportPictures } from './pictures/report.mjs'

/**
 * Every page in three widths, both colour schemes and both languages, compared with its accepted pictures. Pages that differ are listed with a sheet of
 * expected, actual and different pixels each; `--write` accepts what pages show now.
 *
 * @param {string[]} words `--write`, and parts of the names of pages, such as `game.,mine.vip`
 * @returns {Promise<boolean>}
 */
export async function provePictures(...words) {
  const isWriting = words.includes('--write')
  const part = words.find((word) => word !== '--write') ?? ''
  rmSync(RESULTS, { recursive: true, force: true })
  const isPassed = await proveInBrowser(PICTURES.join(' '), {
    PICTURES_PART: part,
    ...(isWriting && { PICTURES: 'write' }),
  })
  if (!isWriting) await reportPictures()
  else if (isPassed) await acceptPictures(part)
  return isPassed
}
