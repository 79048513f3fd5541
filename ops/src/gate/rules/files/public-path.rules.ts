/** A build must not know its URL: files are resolved relative to the entry. An entry that does otherwise fails when the browser loads it. */
import { MANIFEST_FILE, type Rule } from '../../candidate/candidate.rules.ts'

const FIX = 'Set `output.publicPath: "auto"`, and take out `getPublicPath`.'

export const findsItsFiles: Rule = ({ manifest }) => {
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
  return []
}
