import { ROUTE } from '@lantern/contract'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { Link } from 'react-router-dom'
import { FormAlert } from '../../parts/auth/form-alert.tsx'
import { loginMessages } from './flow/login.messages.ts'
import type { LoginRefusal } from './flow/login.rules.ts'
import type { Login } from './flow/use-login.ts'

/** Refusals that concern the whole login, with the next step; those of one field show there. */
export function RefusalAlert({ login: { refusal, message } }: { login: Login }) {
  const t = useMessages(loginMessages)
  const text = alertText(refusal, message, t)
  if (text === '') return null
  const needsPerson = refusal?.kind === 'risk' || refusal?.kind === 'blocked'
  return (
    <FormAlert text={text} action={needsPerson ? <Link to={ROUTE.customer}>{t.contactSupport}</Link> : undefined} />
  )
}

function alertText(refusal: LoginRefusal | null, message: string, t: (typeof loginMessages)['zh-CN']): string {
  switch (refusal?.kind) {
    case undefined:
    // Shown at the fields or by the sheet.
    case 'wrong':
    case 'image-code':
    case 'sms-code':
    case 'step-up':
    case 'stopped':
      return ''
    case 'fields':
      return ''
    case 'locked':
      // The server knows whether the account or the network is locked, and which other login methods work.
      return message || t.locked({ until: formatDateTime(refusal.untilMs) })
    case 'risk':
      return refusal.caseId === '' ? t.loginRisk : t.loginRiskCase({ no: refusal.caseId })
    case 'blocked':
      return message || t.accountBlocked
    case 'limit':
      return refusal.untilMs === null ? message : t.limitText({ until: formatDateTime(refusal.untilMs) })
    case 'other':
      return message
  }
}
