import { MARK } from '@lantern/contract/federation'
import { render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { useEarlyBack } from './early-back.ts'

const marks = new Set<string>()
/** jsdom has no marks. */
beforeAll(() => {
  Object.assign(performance, {
    mark: (name: string) => marks.add(name),
    getEntriesByName: (name: string) => (marks.has(name) ? [{ name }] : []),
    clearMarks: (name: string) => marks.delete(name),
  })
})

function Site() {
  useEarlyBack()
  return <p>{useLocation().pathname}</p>
}
const open = () =>
  render(
    <MemoryRouter initialEntries={['/help/ck']}>
      <Site />
    </MemoryRouter>,
  )

describe('useEarlyBack', () => {
  it('[EDGE-HTML-4] goes up after a tap on the frame of the edge, once', async () => {
    performance.mark(MARK.earlyBack)
    const { unmount } = open()
    expect(await screen.findByText('/')).toBeTruthy()
    unmount()
    open()
    expect(await screen.findByText('/help/ck')).toBeTruthy()
  })

  it('[EDGE-HTML-4] stays without one', async () => {
    open()
    expect(await screen.findByText('/help/ck')).toBeTruthy()
  })
})
