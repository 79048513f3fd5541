import type { SharedGameView } from '@lantern/contract/shared-rounds'
import type { SharedSheet } from '../../../../src/engines/shared/shared-game.rules.ts'
import { positionName } from '../../../../src/shared-rounds/shared-names.rules.ts'
import { Sheet } from '../../play/sheet.tsx'
import { usePlayText } from '../../play/use-play-text.ts'
import { moneyText, toFen, wireMoney } from '../../slip/slip.rules.ts'
import type { SharedMessages } from '../shared.messages.ts'
import { useSharedText } from '../use-shared-text.ts'
import styles from './shared-info.module.css'

/** Limits, rules, and every bet with its payout and house edge. */
export function SharedInfo({
  game,
  sheet,
  onClose,
}: {
  game: SharedGameView
  sheet: SharedSheet
  onClose: () => void
}) {
  const { t, say } = useSharedText()
  const { t: words } = usePlayText()
  return (
    <Sheet title={say(game.name)} onClose={onClose}>
      <dl className={styles.facts}>
        <div>
          <dt>{t.limits}</dt>
          <dd>
            {moneyText(toFen(game.chips[0] ?? '0'))} – {moneyText(toFen(game.maxStake))}
          </dd>
        </div>
        <div>
          <dt>{words.wallet}</dt>
          <dd>{game.walletMode === 2 ? words.walletSeamless : words.walletTransfer}</dd>
        </div>
      </dl>
      <h3 className={styles.title}>{t.howTo}</h3>
      <ul className={styles.rules}>
        {rulesOf(sheet, t).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <table className={styles.bets}>
        <caption>{t.bets}</caption>
        <thead>
          <tr>
            <th scope="col">{t.board}</th>
            <th scope="col">{t.pays}</th>
            <th scope="col">{t.edgeTitle}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.bets.map(({ position, pays, edge }) => (
            <tr key={position}>
              <th scope="row">{say(positionName(sheet.kind, position))}</th>
              <td>×{wireMoney(pays)}</td>
              <td>{edge}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t.edgeNote}</p>
    </Sheet>
  )
}

function rulesOf(sheet: SharedSheet, t: SharedMessages): readonly string[] {
  if (sheet.kind === 'digits') return t.digitsRules
  return sheet.kind === 'baccarat' ? t.baccaratRules : t.rouletteRules
}
