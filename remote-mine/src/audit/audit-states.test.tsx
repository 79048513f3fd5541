import { ROUTE } from '@lantern/contract'
import { auditSummary, auditTasks } from '@lantern/contract/audit'
import { memberInfo } from '@lantern/contract/user'
import { aMember } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { AuditPage } from './audit-page.tsx'

describePage('AuditPage', {
  page: <AuditPage />,
  route: ROUTE.audit,
  title: { 'zh-CN': '稽核', en: 'Turnover' },
  reads: [auditSummary],
  answers(api) {
    api.on(memberInfo, aMember())
    api.generate(auditSummary)
  },
  empty: {
    answers: (api) => api.generate(auditTasks, { list: [] }),
    text: { 'zh-CN': '无流水要求，可直接取款', en: 'No turnover required' },
  },
})
