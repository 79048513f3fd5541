import { render, screen, within } from '@testing-library/react'
import { drawSheet } from '../../../../src/engines/shared/draw-title.rules.ts'
import { LocaleProvider } from '../../locale.tsx'
import { Trend } from './trend.tsx'

const sheet = drawSheet({ first: 0, second: 1 })
if (!sheet) throw new Error('The title is not drawn')

describe('the trend', () => {
  it('[SBX-218] lists the last draws and the frequency of each number in words, and states that draws are independent', () => {
    const results = [
      { no: 9, serverSeed: 'a', outcome: '6,6,5' },
      { no: 8, serverSeed: 'b', outcome: '1,2,6' },
      { no: 7, serverSeed: 'c', outcome: 'not a draw' },
    ]
    render(
      <LocaleProvider locale="en">
        <Trend sheet={sheet} results={results} />
      </LocaleProvider>,
    )
    const rows = screen.getAllByRole('row').map((row) => row.textContent)
    expect(rows).toEqual(['DrawNumbersSumBig/SmallOdd/Even', '96 6 517BigOdd', '81 2 69SmallOdd'])
    const counts = screen.getByRole('list', { name: 'How often each number came in the last 2 draws' })
    expect(within(counts).getAllByRole('listitem')).toHaveLength(6)
    expect(within(counts).getAllByRole('listitem')[5]).toHaveTextContent('Number 663×')
    expect(screen.getByText(/earlier results do not change later ones/)).toBeInTheDocument()
  })
})
