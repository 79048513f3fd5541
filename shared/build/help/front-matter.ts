import * as v from 'valibot'
import { HELP_PAGES } from '../../contract/src/routing/routes.ts'

const textSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('it is empty'))
const pageSchema = v.picklist(HELP_PAGES, ({ received }) => `${received} is not a help page`)

/** The front matter of an article, between its `---` lines. */
export const frontMatterSchema = v.strictObject({
  title: textSchema,
  group: textSchema,
  updated: v.pipe(
    v.string('write the day as 2026-11-22'),
    v.isoDate('write the day as 2026-11-22'),
    v.check(isDay, 'there is no such day'),
  ),
  related: v.pipe(
    v.array(pageSchema, 'write help pages as [ck, qk]'),
    v.nonEmpty('name one help page at least'),
    v.check((pages) => new Set(pages).size === pages.length, 'a help page is named twice'),
  ),
  search: v.optional(v.array(textSchema, 'write words as [first, second]'), []),
})
export type FrontMatter = v.InferOutput<typeof frontMatterSchema>

/** False for 31 February; text that is not a date has its own message. */
function isDay(text: string): boolean {
  const time = Date.parse(text)
  return Number.isNaN(time) || new Date(time).toISOString().startsWith(text)
}

/** `groups.yaml`: the groups of the help centre by id, in display order. */
export const groupsSchema = v.record(v.string(), v.strictObject({ zh: textSchema, en: textSchema }))
