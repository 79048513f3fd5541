import type { DataOf } from '@lantern/contract'
import { PHRASE_LIMIT, type passwordChange, type securityOverview } from '@lantern/contract/security'
import { formatCount, formatDateTime, useMessages } from '@lantern/i18n'
import { showToast } from '@lantern/platform'
import { Card, IconLock, IconShield, IconVerified, ListRow, Section } from '@lantern/ui'
import { useState } from 'react'
import { type ChangeField, ChangeSheet } from './change-sheet.tsx'
import { changeFundPassword, changePassword, savePhrase, setFundPassword } from './security.api.ts'
import { securityMessages } from './security.messages.ts'

/** Longest password that the contract accepts. */
const PASSWORD_LENGTH = 32

/** Login password, fund password and anti-phishing phrase. */
export function Passwords({ overview }: { overview: DataOf<typeof securityOverview> }) {
  const t = useMessages(securityMessages)
  const [opened, setOpened] = useState<'password' | 'fund' | 'phrase' | null>(null)
  const close = () => setOpened(null)
  const passwordFields: ChangeField[] = [
    { name: 'old', label: t.old, kind: 'password', autoComplete: 'current-password', maxLength: 64 },
    {
      name: 'password',
      label: t.next,
      hint: t.nextHint,
      kind: 'password',
      autoComplete: 'new-password',
      maxLength: PASSWORD_LENGTH,
    },
  ]
  const saved = (text: string) => {
    close()
    showToast({ text, kind: 'success' })
  }
  return (
    <Section title={t.passwords}>
      <Card padding="none">
        <ListRow
          icon={<IconLock />}
          iconTile
          title={t.password}
          detail={
            overview.passwordChangedAt === null
              ? t.passwordNever
              : t.passwordAt({ t: formatDateTime(overview.passwordChangedAt) })
          }
          onClick={() => setOpened('password')}
        />
        <ListRow
          icon={<IconShield />}
          iconTile
          title={t.fundPwd}
          detail={overview.hasFundPwd ? t.fundPwdSet : t.fundPwdNone}
          onClick={() => setOpened('fund')}
        />
        <ListRow
          icon={<IconVerified />}
          iconTile
          title={t.phrase}
          detail={overview.phrase || t.phraseNone}
          onClick={() => setOpened('phrase')}
        />
      </Card>
      <ChangeSheet
        open={opened === 'password'}
        onClose={close}
        title={t.password}
        note={t.before}
        fields={passwordFields}
        save={({ old = '', password = '' }) => changePassword(old, password)}
        onSaved={(result) => {
          const { endedSessions } = result as DataOf<typeof passwordChange>
          saved(t.passwordSaved({ n: formatCount(endedSessions) }))
        }}
      />
      <ChangeSheet
        open={opened === 'fund'}
        onClose={close}
        title={t.fundPwd}
        note={overview.hasFundPwd ? t.before : undefined}
        fields={[
          ...(overview.hasFundPwd ? [{ name: 'old', label: t.oldFund, kind: 'proof' as const, maxLength: 6 }] : []),
          { name: 'pwd', label: t.nextFund, hint: t.nextFundHint, kind: 'digits', maxLength: 6 },
        ]}
        save={({ old = '', pwd = '' }) => (overview.hasFundPwd ? changeFundPassword(old, pwd) : setFundPassword(pwd))}
        onSaved={() => saved(t.saved)}
      />
      <ChangeSheet
        open={opened === 'phrase'}
        onClose={close}
        title={t.phrase}
        initial={{ phrase: overview.phrase }}
        fields={[
          {
            name: 'phrase',
            label: t.phrase,
            hint: t.phraseHint,
            kind: 'text',
            maxLength: PHRASE_LIMIT,
            optional: true,
          },
        ]}
        save={({ phrase = '' }) => savePhrase(phrase)}
        onSaved={() => saved(t.saved)}
      />
    </Section>
  )
}
