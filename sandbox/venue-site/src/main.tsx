/** Entry of the page that runs in the venue frame. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readLocale } from './locale.tsx'
import { takeCode } from './session/venue-entry.ts'
import { VenueSite } from './venue-site.tsx'
import './site.css'

const root = document.getElementById('root')
const query = new URLSearchParams(location.search)
// Read here, once: React may run effects twice, but the code can be used only once.
const code = takeCode()
// Before the first paint, so that the page opens in its venue's colour.
document.documentElement.dataset.venue = query.get('venue') ?? ''
if (root) {
  createRoot(root).render(
    <StrictMode>
      <VenueSite
        code={code}
        venue={query.get('venue') ?? ''}
        game={query.get('game') ?? ''}
        initialLocale={readLocale(location.search)}
      />
    </StrictMode>,
  )
}
