import type { SharedBet } from '@lantern/contract/shared-rounds'
import type { CSSProperties } from 'react'
import type { Bets } from '../../../../src/engines/shared/bet-sheet.rules.ts'
import { cellOf } from '../../../../src/engines/shared/digits.rules.ts'
import { colourOf } from '../../../../src/engines/shared/roulette.rules.ts'
import type { SharedSheet } from '../../../../src/engines/shared/shared-game.rules.ts'
import { positionName } from '../../../../src/shared-rounds/shared-names.rules.ts'
import { moneyText, toFen, wireMoney } from '../../slip/slip.rules.ts'
import { useSharedText } from '../use-shared-text.ts'
import styles from './bet-board.module.css'

export type BetBoardProps = {
  sheet: SharedSheet
  /** Bets of the running round. */
  bets: readonly SharedBet[]
  /** Chips not placed yet, in fen by position. */
  pending: ReadonlyMap<string, number>
  isOpen: boolean
  onAdd: (position: string) => void
}

/** Wide bets span two or three of them. */
const TABLE_COLUMNS = 6

/** Every position of a game as a button: a tap adds the chosen chip. */
export function BetBoard({ sheet, bets, pending, isOpen, onAdd }: BetBoardProps) {
  const { t, say } = useSharedText()
  const placedOn = (position: string): number =>
    bets.filter((bet) => bet.position === position).reduce((sum, { stake }) => sum + toFen(stake), 0)
  return groupsOf(sheet).map(({ cell, list }) => (
    <ul
      key={cell}
      className={styles.board}
      data-engine={sheet.kind}
      style={{ '--columns': columnsOf(sheet, cell) } as CSSProperties}
      aria-label={sheet.kind === 'digits' ? groupName(cell) : t.board}
    >
      {sheet.kind === 'digits' && (
        <li className={styles.group} aria-hidden="true">
          {groupName(cell)}
        </li>
      )}
      {list.map(({ position, pays }) => {
        const name = say(positionName(sheet.kind, position))
        const [placed, waiting] = [placedOn(position), pending.get(position) ?? 0]
        const straight = /^n(\d+)$/.exec(position)?.[1]
        const number = straight ?? cellOf(position)?.value
        const hasChips = placed + waiting > 0
        return (
          <li key={position} data-position={position}>
            <button
              type="button"
              className={styles.spot}
              data-tone={toneOf(position, straight)}
              data-pending={waiting > 0}
              aria-disabled={!isOpen}
              onClick={() => {
                if (isOpen) onAdd(position)
              }}
            >
              <span className={styles.name}>{number ?? name}</span>
              {number === undefined ? (
                <span className={styles.pays}>×{wireMoney(pays)}</span>
              ) : (
                <span className="visually-hidden"> {t.position(name, wireMoney(pays))}</span>
              )}
              {hasChips && (
                <b className={styles.chips} aria-hidden="true">
                  {shortMoney(placed + waiting)}
                </b>
              )}
              {hasChips && <span className="visually-hidden"> {t.onIt(moneyText(placed), moneyText(waiting))}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  ))

  function groupName(cell: number): string {
    return cell === 0 ? t.sumGroup : t.cellGroup(cell)
  }
}

/** Bets on the sum first, then those on each digit; a table has one group. */
function groupsOf({ bets }: SharedSheet): { cell: number; list: Bets }[] {
  const groups = new Map<number, Bets[number][]>()
  for (const bet of bets) {
    const cell = cellOf(bet.position)?.cell ?? 0
    groups.set(cell, [...(groups.get(cell) ?? []), bet])
  }
  return [...groups].map(([cell, list]) => ({ cell, list }))
}

/** Numbers of a draw are in one row or two equal rows, bets on the sum in one row. */
function columnsOf(sheet: SharedSheet, cell: number): number {
  if (sheet.kind !== 'digits') return TABLE_COLUMNS
  if (cell === 0) return sheet.bets.filter(({ position }) => !cellOf(position)).length
  const values = sheet.to - sheet.from + 1
  return values > TABLE_COLUMNS ? Math.ceil(values / 2) : values
}

function toneOf(position: string, straight: string | undefined): string {
  return straight === undefined ? position : colourOf(Number(straight))
}

/** Omits `.00`: chips are whole amounts and the cell is small. */
function shortMoney(fen: number): string {
  return moneyText(fen).replace(/\.00$/, '')
}
