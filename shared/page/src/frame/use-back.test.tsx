import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom'
import { PageFrame } from './page-frame.tsx'

function Where() {
  return <p data-testid="where">{useLocation().pathname}</p>
}

function Site() {
  return (
    <BrowserRouter>
      <Where />
      <Routes>
        <Route path="/mine/audit" element={<PageFrame title="稽核" parent="/mine" children={null} />} />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>
  )
}

/** The browser's history as the router writes it: each entry carries its index. */
function visit(entries: { path: string; idx: number }[]): void {
  for (const { path, idx } of entries) window.history.pushState({ idx, key: `k${idx}` }, '', path)
}

const back = () => userEvent.setup().click(screen.getByRole('button', { name: '返回' }))
const where = (path: string) => screen.findByText(path, { selector: '[data-testid=where]' })

describe('useBack', () => {
  it('[PAGE-11] goes to the parent page when the visit started here, also after a redirect replaced the first entry', async () => {
    window.history.replaceState({ idx: 0, key: 'replaced' }, '', '/mine/audit')
    render(<Site />)
    await back()
    expect(await where('/mine')).toBeTruthy()
    expect(window.history.state.idx).toBe(0)
  })

  it('[PAGE-11] goes to the previous page of this site, also after a reload', async () => {
    window.history.replaceState({ idx: 0, key: 'first' }, '', '/game/sport')
    visit([{ path: '/mine/audit', idx: 1 }])
    render(<Site />)
    await back()
    expect(await where('/game/sport')).toBeTruthy()
  })
})
