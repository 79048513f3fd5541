/**
 * Languages beside the two that every text is written in. Each package brings its own texts as data (`languages/<tag>.json`, docs/how-to/add-a-language.md),
 * which is loaded when a page is read in that language. What a package does not say in it is shown in English.
 */
import { getLanguage, getTranslation, setLocale, setTranslation, textsChanged } from '../locale.ts'
import { isLocale, LOCALES } from '../locales.ts'
import { isPseudo } from './pseudo-locales.ts'
import type { LanguageData, Translation } from './translation.ts'

type Load = () => Promise<readonly LanguageData[]>

const NAMES = { 'zh-CN': '中文', en: 'English' } as const

/** By package: loaders of its texts, by language. */
const sources = new Map<string, Readonly<Record<string, Load>>>()
let wanted = ''
let opening: Translation | null = null
let loading: Promise<unknown> = Promise.resolve()

/**
 * Called by the code that the build puts in front of a package's entry points (`@lantern/build`, `languages/`).
 * @public
 * @param owner name of the package; a newer build of it takes the place of the one before
 */
export function addLanguages(owner: string, loads: Readonly<Record<string, Load>>): void {
  sources.set(owner, loads)
  const translation = getTranslation() ?? opening
  if (translation === null) return
  loading = Promise.all([loading, fill(translation, loads).then(textsChanged)])
}

/** Resolves when the texts of every package that is here are, in the language of the page. The shell mounts a remote after it. */
export async function languageLoaded(): Promise<void> {
  await loading
}

/** Whether a page can be read in it. */
export function isLanguage(tag: unknown): tag is string {
  return (
    typeof tag === 'string' && (isLocale(tag) || isPseudo(tag) || [...sources.values()].some((loads) => tag in loads))
  )
}

/** What a member can choose from, each under its own name. */
export function languageChoices(): { value: string; label: string }[] {
  const others = new Set([...sources.values()].flatMap((loads) => Object.keys(loads)))
  return [
    ...LOCALES.map((value) => ({ value, label: NAMES[value] })),
    ...[...others].sort().map((value) => ({ value, label: nameOf(value) })),
  ]
}

/** Switches at once to a locale, and to another language when its texts are here. @throws when the code of translations does not load */
export async function setLanguage(tag: string): Promise<void> {
  wanted = tag
  if (isLocale(tag)) return setLocale(tag)
  if (tag === getLanguage()) return
  const translation = await open(tag)
  // Another choice was made meanwhile.
  if (wanted === tag) setTranslation(translation)
}

async function open(tag: string): Promise<Translation> {
  if (isPseudo(tag))
    return (await import(/* webpackChunkName: "pseudo-locale" */ './pseudo-translation.ts')).pseudo(tag)
  const { createTranslation } = await import(/* webpackChunkName: "translation" */ './icu-translation.ts')
  const translation = createTranslation(tag)
  opening = translation
  await Promise.all([...sources.values()].map((loads) => fill(translation, loads)))
  return translation
}

/** Texts that do not load stay English. */
async function fill(translation: Translation, loads: Readonly<Record<string, Load>>): Promise<void> {
  const data = await loads[translation.tag]?.().catch(() => undefined)
  for (const one of data ?? []) translation.add(one)
}

function nameOf(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
}
