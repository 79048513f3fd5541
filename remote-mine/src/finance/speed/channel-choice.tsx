import type { PayoutChannel } from '@lantern/contract/speed'
import { useMessages } from '@lantern/i18n'
import { Segmented } from '@lantern/ui'
import styles from '../finance.module.css'
import { speedMessages } from './speed.messages.ts'

export type ChannelChoiceProps = {
  value: PayoutChannel
  disabled?: boolean
  onValueChange: (channel: PayoutChannel) => void
}

/** Chooses who pays a bank withdrawal: the platform, or other members in parts. */
export function ChannelChoice({ value, disabled, onValueChange }: ChannelChoiceProps) {
  const t = useMessages(speedMessages)
  return (
    <div className={styles.footer}>
      <Segmented<PayoutChannel>
        label={t.channel}
        value={value}
        options={[
          { value: 'HOUSE', label: t.house, disabled },
          { value: 'SPEED', label: t.speed, disabled },
        ]}
        onValueChange={onValueChange}
      />
      {value === 'SPEED' && <p className={styles.small}>{t.speedHint}</p>}
    </div>
  )
}
