import type { DataOf } from '@lantern/contract'
import type { securityOverview } from '@lantern/contract/security'
import { useMessages } from '@lantern/i18n'
import { Card, HiddenText, IconShield } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { passkeysQuery } from './security.api.ts'
import { securityMessages } from './security.messages.ts'
import styles from './security.module.css'

/** Which protections of the account are on: their number, and each by its name. */
export function Protection({ overview }: { overview: DataOf<typeof securityOverview> }) {
  const t = useMessages(securityMessages)
  const { data: passkeys } = useQuery(passkeysQuery())
  const protections = [
    { name: t.password, isOn: true },
    { name: t.fundPwdShort, isOn: overview.hasFundPwd },
    { name: t.passkey, isOn: (passkeys?.list.length ?? 0) > 0 },
    { name: t.phraseShort, isOn: overview.phrase !== '' },
  ]
  const on = protections.filter(({ isOn }) => isOn).length
  return (
    <Card>
      <section className={styles.protection} aria-label={t.protection}>
        <span className={styles.protectionMark} aria-hidden="true">
          <IconShield />
        </span>
        <div>
          <p className={styles.protectionCount}>{t.protected({ n: String(on), count: String(protections.length) })}</p>
          <p className={styles.protectionLead}>{on === protections.length ? t.protectedAll : t.protectedSome}</p>
        </div>
        <ul className={styles.protections}>
          {protections.map(({ name, isOn }) => (
            <li key={name} data-on={isOn || undefined}>
              {name}
              <HiddenText>{isOn ? t.isOn : t.isOff}</HiddenText>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}
