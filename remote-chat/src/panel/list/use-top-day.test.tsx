import { aChatLine } from '@lantern/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import type { MessageRow } from './message-rows.rules.ts'
import { useTopDay } from './use-top-day.ts'

const AT = Date.UTC(2026, 10, 21, 4)
const ROWS: MessageRow[] = [
  { kind: 'day', key: 'day-1', at: AT },
  { kind: 'line', key: 'seq-1', line: aChatLine({ seq: 1, at: AT }), isOwn: false, isTogether: false },
]

/** Rows of 40 px in a box that is scrolled by `top`. */
function List({ top }: { top: number }) {
  const { at, onScrollCapture } = useTopDay(ROWS)
  const measured = (y: number) => (row: HTMLElement | null) => {
    if (row) row.getBoundingClientRect = () => ({ top: y, bottom: y + 40 }) as DOMRect
  }
  return (
    <div onScrollCapture={onScrollCapture}>
      <div role="log" ref={measured(0)}>
        {ROWS.map(({ key }, index) => (
          <p key={key} ref={measured(index * 40 - top)} data-index={index} />
        ))}
      </div>
      <output>{at ?? 'none'}</output>
    </div>
  )
}

it('[CHAT-29] names the day of the topmost line once its divider is scrolled away', () => {
  const { rerender } = render(<List top={0} />)
  fireEvent.scroll(screen.getByRole('log'))
  expect(screen.getByRole('status')).toHaveTextContent('none')
  rerender(<List top={35} />)
  fireEvent.scroll(screen.getByRole('log'))
  expect(screen.getByRole('status')).toHaveTextContent(String(AT))
})
