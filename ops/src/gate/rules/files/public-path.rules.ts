/** A build must not know its URL: files are resolved relative to the entry. */
import { MANIFEST_FILE, type Rule } from '../../candidate/candidate.rules.ts'
import { takesItsNameFromThePage } from './own-script.rules.ts'

const FIX = 'Set `output.publicPath: "auto"`, and take out `getPublicPath`.'

export const findsItsFiles: Rule = ({ manifest, entry }) => {
  if (manifest === undefined) return []
  const { publicPath, getPublicPath } = manifest.metaData
  if (getPublicPath !== undefined) {
    const what = `${MANIFEST_FILE} has a getPublicPath: the page's policy runs no code from a text.`
    return [{ rule: 'public-path', what, fix: FIX }]
  }
  if (publicPath !== 'auto') {
    const what = `The public path is ${JSON.stringify(publicPath)}: chunks would be asked for there and not beside the entry.`
    return [{ rule: 'public-path', what, fix: FIX }]
  }
  if (!isWebpackEntry(entry) || entry.includes('currentScript.src')) return []
  const what = `${MANIFEST_FILE} says that the public path is "auto", but the entry has a fixed one.`
  return [{ rule: 'public-path', what, fix: FIX }]
}

function isWebpackEntry(entry: string): boolean {
  return /(?:webpack|rspack)Chunk/.test(entry) || takesItsNameFromThePage(entry)
}
