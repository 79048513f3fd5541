import type { FishingSheet } from '../../../../src/engines/fishing/fishing.rules.ts'
import { usePlayText } from '../use-play-text.ts'
import styles from './fishing-rules.module.css'

const PERCENT = 100

/** Payout and catch probability of each kind. */
export function FishingRules({ sheet }: { sheet: FishingSheet }) {
  const { t } = usePlayText()
  return (
    <>
      <p className={styles.text}>{t.fishingText}</p>
      <table className={styles.fish}>
        <thead>
          <tr>
            <th scope="col">{t.kindOfFish}</th>
            <th scope="col">{t.pays}</th>
            <th scope="col">{t.chance}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.fish.map(({ id, pays }) => (
            <tr key={id}>
              <th scope="row">{t.fish[id] ?? id}</th>
              <td>{t.times(String(pays))}</td>
              <td>{`${(sheet.rtpPercent / pays).toFixed(2)}% (${sheet.rtpPercent}/${PERCENT * pays})`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
