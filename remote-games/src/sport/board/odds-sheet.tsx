import { ODDS_TYPE, type OddsType } from '@lantern/contract/constants'
import { convertOdds } from '@lantern/contract/odds'
import { formatOdds, useMessages } from '@lantern/i18n'
import { RadioGroup, Sheet } from '@lantern/ui'
import { sportMessages } from '../../parts/sport/sport.messages.ts'
import { boardMessages } from './board.messages.ts'
import styles from './odds-sheet.module.css'

/** Prices below and above evens, where the types differ. */
const EXAMPLES = ['1.80', '2.50']
const WORDS = ['europe', 'hongkong', 'malay', 'indonesia'] as const

export type OddsChoice = { odds: OddsType; onOdds: (odds: OddsType) => void }
export type OddsSheetProps = OddsChoice & { open: boolean; onOpenChange: (open: boolean) => void }

/** The odds types, with the same two prices in each; a choice applies at once. */
export function OddsSheet({ open, onOpenChange, odds, onOdds }: OddsSheetProps) {
  const t = useMessages(boardMessages)
  const s = useMessages(sportMessages)
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={s.oddsType} closeLabel={t.close}>
      <p className={styles.lead}>{t.oddsLead}</p>
      <RadioGroup
        label={s.oddsType}
        hideLabel
        value={String(odds)}
        options={WORDS.map((word) => ({
          value: String(ODDS_TYPE[word]),
          label: s[`odds_${word}`],
          aside: (
            <span className={styles.examples}>
              {EXAMPLES.map((price) => (
                <span key={price}>{formatOdds(convertOdds(price, ODDS_TYPE[word]))}</span>
              ))}
            </span>
          ),
        }))}
        onValueChange={(value) => {
          onOdds(Number(value) as OddsType)
          onOpenChange(false)
        }}
      />
    </Sheet>
  )
}
