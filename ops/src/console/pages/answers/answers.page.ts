/** Answers of the back end that break the contract, by call and field. */
import { html } from '@remix-run/html-template'
import type { ContractFaults } from '../../../contract-faults/contract-faults.repository.ts'
import type { Registry } from '../../../registry/registry.repository.ts'
import type { ConsoleFrame } from '../../frame/console-frame.ts'
import { environmentMenu, environmentOf } from '../../parts/environments.ts'
import { moment } from '../../parts/numbers.ts'
import { table } from '../../parts/table.ts'
import { answersMessages } from './answers.messages.ts'

type AnswersPageParts = { faults: ContractFaults; registry: Pick<Registry, 'environments'> }

export function answersPage(frame: ConsoleFrame, { faults, registry }: AnswersPageParts): void {
  frame.page('/answers', 'read', async (visit, _params, query) => {
    const words = answersMessages[visit.language]
    const environment = environmentOf(query)
    const names = await registry.environments()
    if (!names.includes(environment)) return null
    const found = await faults.list(environment)
    const rows = found.map(({ path, fault, count, firstAt, lastAt }) => [
      html`<code>${path}</code>`,
      fault,
      count,
      moment(visit, firstAt),
      moment(visit, lastAt),
    ])
    const head = [words.path, words.fault, { text: words.count, isNumber: true as const }, words.first, words.last]
    return {
      title: words.title,
      body: html`<p class="lead">${words.lead} ${words.check}</p>${environmentMenu(visit, { names, here: environment, path: '/answers' })}
${rows.length === 0 ? html`<p class="card empty">${words.empty}</p>` : table({ caption: words.title, head, rows })}`,
    }
  })
}
