import * as v from 'valibot'
import { HELP_PAGES } from '../../contract/src/routing/routes.ts'

const textSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('it is empty'))
const pageSchema = v.picklist(HELP_PAGES, ({ received }) => `${received} is not a help page`)

/** What stands between the `---` lines of an article. */
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

/** False for 31 February; what is no date at all has its own message. */
function isDay(text: string): boolean {
  const time = Date.parse(text)
  return Number.isNaN(time) || new Date(time).toISOString().startsWith(text)
}

/** `groups.yaml`: the groups of the help centre by id, in the order in which they are shown. */
export const groupsSchema = v.record(v.string(), v.strictObject({ zh: textSchema, en: textSchema }))
