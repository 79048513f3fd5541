import { act, render, screen } from '@testing-library/react'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { ShellRouter } from './shell-router.tsx'

function Pages() {
  const navigate = useNavigate()
  return (
    <Routes>
      <Route
        path="/search"
        element={
          <button type="button" onClick={() => void navigate('/game/sport')}>
            search
          </button>
        }
      />
      <Route path="/game/sport" element={<p>lobby</p>} />
    </Routes>
  )
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
  history.replaceState(null, '', '/')
})

it('[SHELL-FRAME-8] renders the current address when the member goes back before a page change was rendered', async () => {
  const late: (() => void)[] = []
  const settled = Promise.resolve()
  Object.assign(document, {
    startViewTransition: (draw: () => void) => {
      late.push(draw)
      return { ready: settled, finished: settled }
    },
  })
  history.replaceState(null, '', '/search')
  render(
    <ShellRouter>
      <Pages />
    </ShellRouter>,
  )
  act(() => screen.getByText('search').click())
  expect(location.pathname).toBe('/game/sport')
  await act(async () => {
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await gone
  })
  expect(location.pathname).toBe('/search')
  act(() => {
    for (const draw of late) draw()
  })
  expect(screen.getByText('search')).toBeInTheDocument()
})
