/** XLIFF 1.2, which the tools of translators read and write: one file for each package. */
import jsToXliff12 from 'xliff/jsToXliff12'
import xliff12ToJs from 'xliff/xliff12ToJs'
import { lengthLimit } from './check-text.mjs'

/**
 * @param {object} exported
 * @param {string} exported.name of the package
 * @param {string} exported.tag of the language
 * @param {import('./read-tables.mjs').Text[]} exported.texts
 * @param {ReadonlyMap<string, string>} exported.translations those that exist, by id
 * @param {(file: string) => string[]} exported.routes pages that show the texts of a file
 * @param {(file: string) => string} exported.pathOf path of a file inside the repository
 * @returns {Promise<string>}
 */
export function toXliff({ name, tag, texts, translations, routes, pathOf }) {
  const units = texts.map(({ id, zh, en, note, file }) => [
    id,
    {
      source: en,
      ...(translations.has(id) ? { target: translations.get(id) } : {}),
      note: [`Chinese: ${zh}`, note, `File: ${pathOf(file)}`, `Seen on: ${routes(file).join(', ')}`]
        .filter((line) => line !== '')
        .join('\n'),
      additionalAttributes: { maxwidth: String(lengthLimit({ en, zh })), 'size-unit': 'char', 'xml:space': 'preserve' },
    },
  ])
  return jsToXliff12({ resources: { [name]: Object.fromEntries(units) }, sourceLanguage: 'en', targetLanguage: tag })
}

/**
 * @param {string} xml
 * @returns {Promise<{ tag: string, name: string, units: { id: string, source: string, target: string }[] }>} units with a translation
 */
export async function fromXliff(xml) {
  const { targetLanguage = '', resources } = await xliff12ToJs(xml)
  const [[name, units] = ['', {}]] = Object.entries(resources)
  return {
    tag: targetLanguage,
    name,
    units: Object.entries(units)
      .map(([id, { source, target }]) => ({ id, source: plain(source), target: plain(target) }))
      .filter(({ target }) => target !== ''),
  }
}

/** Some tools put values into elements of their own. */
function plain(value = '') {
  if (Array.isArray(value)) return value.map(plain).join('')
  if (typeof value === 'string') return value
  return plain(Object.values(value)[0]?.contents)
}
