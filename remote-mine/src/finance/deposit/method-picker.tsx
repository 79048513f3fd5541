import type { DepositMethod, DepositMethodInfo } from '@lantern/contract/deposit'
import { formatWhole, useLocale, useMessages } from '@lantern/i18n'
import { Badge, classNames, IconMembers, IconSparkles } from '@lantern/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { ACCOUNT_ICONS } from '../account-icons.tsx'
import tiles from '../tile.module.css'
import { useEta } from '../use-eta.ts'
import { currencyMark } from './parts/currency-mark.ts'
import { depositMessages } from './parts/deposit.messages.ts'
import styles from './parts/deposit.module.css'

const ICONS: Readonly<Record<DepositMethod, ReactNode>> = {
  ...ACCOUNT_ICONS,
  SPEED: <IconSparkles />,
  INSTEAD: <IconMembers />,
}

const pausedLast = (one: DepositMethodInfo, other: DepositMethodInfo) =>
  Number(one.state === 2) - Number(other.state === 2)

export type MethodPickerProps = {
  methods: readonly DepositMethodInfo[]
  value: DepositMethod
  onValueChange: (method: DepositMethod) => void
}

/** All methods as tiles in the server's order, paused ones last. Native radio buttons, so the browser handles the arrow keys. */
export function MethodPicker({ methods, value, onValueChange }: MethodPickerProps) {
  const t = useMessages(depositMessages)
  const locale = useLocale()
  const eta = useEta()
  const name = useId()
  const row = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    row.current?.querySelector(`[data-method="${value}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value])
  return (
    <fieldset ref={row} className={styles.methods} aria-label={t.method}>
      {[...methods].sort(pausedLast).map(({ method, name: text, state, avgSec, min, max, currency }) => (
        <label key={method} className={styles.method} data-method={method} data-paused={state === 2 || undefined}>
          <input
            type="radio"
            className={styles.methodInput}
            name={name}
            value={method}
            checked={method === value}
            onChange={() => onValueChange(method)}
          />
          <span className={classNames(tiles.tile, styles.methodFace)}>
            <span className={styles.methodIcon}>{ICONS[method]}</span>
            <span className={styles.methodName}>{locale === 'en' ? text.en : text.zh}</span>
            {state === 2 ? (
              <Badge>{method === 'INSTEAD' ? t.insteadBadge : t.paused}</Badge>
            ) : (
              <span className={styles.methodEta}>{eta(avgSec)}</span>
            )}
            <span className={styles.methodRange}>
              {`${currencyMark(currency)}${formatWhole(Number(min))} – ${formatWhole(Number(max))}`}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
