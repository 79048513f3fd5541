import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter, useRoutes } from 'react-router-dom'
import { guardRoutes, guardSlots } from './guard.tsx'

let isBroken = true
function Broken() {
  if (isBroken) throw new Error('the draft throws')
  return <p>repaired</p>
}
function Counter() {
  const [count] = useState(Math.random)
  return <p data-testid="state">{count}</p>
}

function Pages({ routes }: { routes: ReturnType<typeof guardRoutes> }) {
  return useRoutes(routes)
}

describe('guardRoutes and guardSlots', () => {
  const seen: unknown[] = []
  const note = (event: Event): void => void seen.push((event as CustomEvent).detail)
  beforeEach(() => {
    isBroken = true
    seen.length = 0
    addEventListener('lantern:render-error', note)
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    removeEventListener('lantern:render-error', note)
    jest.restoreAllMocks()
  })

  it.each([
    ['page', () => <Pages routes={guardRoutes([{ children: [{ path: '*', element: <Broken /> }] }])} />],
    [
      'slot',
      () => (
        <>
          {Object.entries(guardSlots({ one: Broken })).map(([name, Slot]) => (
            <Slot key={name} />
          ))}
        </>
      ),
    ],
  ])('[TEST-10] a %s that throws leaves its neighbours alone and returns after the next change', (_what, make) => {
    render(
      <MemoryRouter>
        <Counter />
        {make()}
      </MemoryRouter>,
    )
    const state = screen.getByTestId('state').textContent
    expect(seen).toEqual([expect.objectContaining({ message: 'the draft throws' })])
    isBroken = false
    act(() => void dispatchEvent(new Event('lantern:updated')))
    expect(screen.getByText('repaired')).toBeTruthy()
    expect(screen.getByTestId('state').textContent).toBe(state)
  })
})
