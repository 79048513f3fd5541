import type { HelpPage } from '../../contract/src/routing/routes.ts'
import type { ArticlePair } from './help-centre.ts'
import type { Problem } from './problem.ts'

/** Problems of a page across its languages: differences in structure, or an unknown group. */
export function pairProblems(page: HelpPage, { zh, en }: ArticlePair, groups: readonly string[]): Problem[] {
  const problems: Problem[] = []
  for (const { file, front, lineOf } of [zh, en]) {
    if (!groups.includes(front.group))
      problems.push({
        file,
        line: lineOf('group'),
        sentence: `There is no group "${front.group}" in groups.yaml: ${groups.join(', ')}.`,
      })
    if (front.related.includes(page))
      problems.push({ file, line: lineOf('related'), sentence: 'An article is not related to itself.' })
  }
  for (const field of ['group', 'related'] as const)
    if (String(zh.front[field]) !== String(en.front[field]))
      problems.push({
        file: en.file,
        line: en.lineOf(field),
        sentence: `\`${field}\` is "${en.front[field]}" here and "${zh.front[field]}" in ${zh.file}:${zh.lineOf(field)}.`,
      })
  problems.push(...sectionProblems({ zh, en }))
  return problems
}

/** Anchors are shared, so sections have the same order in each language; reports the first that differs. */
function sectionProblems({ zh, en }: ArticlePair): Problem[] {
  const count = Math.max(zh.article.sections.length, en.article.sections.length)
  for (let place = 0; place < count; place += 1) {
    const [chinese, english] = [zh.article.sections[place], en.article.sections[place]]
    if (chinese?.id === english?.id) continue
    const [here, there] = english === undefined ? [zh, en] : [en, zh]
    const [id, other] = english === undefined ? [chinese?.id, undefined] : [english.id, chinese?.id]
    const instead = other === undefined ? 'no further section' : `#${other}`
    return [
      {
        file: here.file,
        line: here.sectionLines[place] ?? 1,
        sentence: `Section ${place + 1} is #${id} here and ${instead} in ${there.file}: both languages have the same sections.`,
      },
    ]
  }
  return []
}
