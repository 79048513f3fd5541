import { ROUTE } from '@lantern/contract'
import type { DepositMethod, DepositMethodInfo } from '@lantern/contract/deposit'
import { useLocale, useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { Button, IconInfo, IconPause } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { spaced } from '../../parts/spaced.rules.ts'
import { SupportLink } from '../../parts/support-link.tsx'
import { speedMessages } from '../speed/speed.messages.ts'
import { depositMessages } from './parts/deposit.messages.ts'
import styles from './parts/deposit.module.css'

export type PausedMethodProps = {
  name: string
  method: DepositMethod
  alternatives: readonly DepositMethodInfo[]
  onChoose: (method: DepositMethod) => void
}

/** A paused method (711020): the reason and the open alternatives. Agent top-ups link to their own page instead. */
export function PausedMethod({ name, method: paused, alternatives, onChoose }: PausedMethodProps) {
  const t = useMessages(depositMessages)
  const s = useMessages(speedMessages)
  const locale = useLocale()
  const isInstead = paused === 'INSTEAD'
  const titles = { SPEED: s.noOffers, INSTEAD: t.insteadTitle }
  const texts = { SPEED: s.noOffersText, INSTEAD: t.insteadText }
  const own = paused === 'SPEED' || isInstead ? paused : null
  return (
    <Note
      tone={isInstead ? 'info' : 'warning'}
      icon={isInstead ? <IconInfo /> : <IconPause />}
      title={own ? titles[own] : spaced(t.pausedTitle({ name }))}
      action={
        <div className={styles.alternatives}>
          {isInstead && (
            <Button kind="primary" block render={<Link to={ROUTE.instead} />}>
              {t.insteadGo}
            </Button>
          )}
          {alternatives.map(({ method, name: other }) => (
            <Button key={method} size="sm" onClick={() => onChoose(method)}>
              {locale === 'en' ? other.en : other.zh}
            </Button>
          ))}
          {alternatives.length === 0 && !isInstead && <SupportLink />}
        </div>
      }
    >
      {alternatives.length === 0 && !isInstead ? t.noneText : own ? texts[own] : t.pausedText}
    </Note>
  )
}
