/** Labels for the sources, states, rules and products of turnover tasks. */
import type { AuditContribution, AuditTaskView } from '@lantern/contract/audit'
import { useMessages } from '@lantern/i18n'
import { auditMessages } from './audit.messages.ts'

export type AuditWords = {
  source: (source: AuditTaskView['source']) => string
  state: (state: AuditTaskView['state']) => string
  rule: (rule: AuditContribution['rule']) => string
  /** The products of a task on one line. */
  products: (products: readonly string[]) => string
}

export function useAuditWords(): AuditWords {
  const t = useMessages(auditMessages)
  const table: Readonly<Record<string, unknown>> = t
  /** Falls back to the code where this version does not know it. */
  const text = (kind: string, code: string): string => {
    const found = table[`${kind}_${code}`]
    return typeof found === 'string' ? found : code
  }
  const category = (code: string): string => text('category', code)
  return {
    source: (source) => text('source', source),
    state: (state) => text('state', state),
    rule: (rule) => text('rule', rule),
    products: (products) =>
      products.length === 0 ? t.allProducts : t.products({ list: products.map(category).join(' · ') }),
  }
}
