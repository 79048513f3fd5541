/** Judges a translated text: what the page would show wrongly is refused before it is data. */
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** Texts get this much longer at most, as they do in the pseudo-locale in which pages are tested; short words get more. */
const GROWTH = 1.4
const SHORT = 12

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u

/**
 * How long a translation may be: its longest form, values not counted, where a letter is one column and a wide character two.
 *
 * @param {{ en: string, zh: string }} written
 */
export function lengthLimit({ en, zh }) {
  const length = longest(parsed(en))
  return Math.max(Math.ceil(length * GROWTH), length + SHORT, longest(parsed(zh)))
}

/**
 * @param {{ en: string, zh: string }} written the text in both languages of the sources, ICU messages
 * @param {string} text its translation
 * @param {string} tag language of the translation
 * @returns {string[]} what is wrong with it
 */
export function textProblems(written, text, tag) {
  let elements
  try {
    elements = parsed(text)
  } catch (error) {
    return [`is not an ICU message (${error.message}): write {name}, and '{' for a brace`]
  }
  return [...valueProblems(written, elements), ...pluralProblems(elements, tag), ...lengthProblems(written, elements)]
}

function parsed(text) {
  return parse(text, { ignoreTag: true, captureLocation: false })
}

/** A value that only one of the written languages needs may be left out. */
function valueProblems({ en, zh }, elements) {
  const [english, chinese, given] = [parsed(en), parsed(zh), elements].map((all) => new Set(valuesOf(all)))
  return [
    ...[...english]
      .filter((name) => chinese.has(name) && !given.has(name))
      .map((name) => `the value {${name}} is missing`),
    ...[...given]
      .filter((name) => !english.has(name) && !chinese.has(name))
      .map((name) => `there is no value {${name}}`),
    ...(hasPound(elements) ? ['# is not the number as the page writes it: use the value in braces'] : []),
  ]
}

function pluralProblems(elements, tag) {
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  return choices(elements)
    .filter(({ type }) => type === TYPE.plural)
    .flatMap(({ value, options }) => {
      const given = Object.keys(options)
      const missing = categories.filter((category) => !given.includes(category))
      const unknown = given.filter((category) => !category.startsWith('=') && !categories.includes(category))
      return [
        ...(missing.length > 0 ? [`the plural of ${value} lacks ${missing.join(', ')}`] : []),
        ...(unknown.length > 0 ? [`${tag} has no plural form ${unknown.join(', ')}`] : []),
      ]
    })
}

function lengthProblems(written, elements) {
  const limit = lengthLimit(written)
  const length = longest(elements)
  return length > limit ? [`is ${length} columns wide, and its place has room for ${limit}`] : []
}

function valuesOf(elements) {
  return elements.flatMap((element) => [
    ...(element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value]),
    ...branches(element).flatMap(valuesOf),
  ])
}

function choices(elements) {
  return elements.flatMap((element) => [...(element.options ? [element] : []), ...branches(element).flatMap(choices)])
}

function hasPound(elements) {
  return elements.some((element) => element.type === TYPE.pound || branches(element).some(hasPound))
}

/** Length of the longest form. */
function longest(elements) {
  return elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + columns(element.value)
    return sum + Math.max(0, ...branches(element).map(longest))
  }, 0)
}

function columns(text) {
  return [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0)
}

function branches(element) {
  return Object.values(element.options ?? {}).map(({ value }) => value)
}
