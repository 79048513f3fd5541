/** Labels for the sources, states, rules and products of turnover tasks. */
import type { AuditTaskView, CountRule } from '@lantern/contract/audit'
import { useMessages } from '@lantern/i18n'
import { auditMessages } from './audit.messages.ts'

export type AuditWords = {
  source: (source: AuditTaskView['source']) => string
  state: (state: AuditTaskView['state']) => string
  rule: (rule: CountRule) => string
  /** The products of a task on one line. */
  products: (products: readonly string[]) => string
}

export function useAuditWords(): AuditWords {
  const t = useMessages(auditMessages)
  const table: Readonly<Record<string, unknown>> = t
  /** Falls back to the code for a category that this version does not know. */
  const category = (code: string): string => {
    const found = table[`category_${code}`]
    return typeof found === 'string' ? found : code
  }
  return {
    source: (source) => t[`source_${source}`],
    state: (state) => t[`state_${state}`],
    rule: (rule) => t[`rule_${rule}`],
    products: (products) =>
      products.length === 0 ? t.allProducts : t.products({ list: products.map(category).join(' · ') }),
  }
}
