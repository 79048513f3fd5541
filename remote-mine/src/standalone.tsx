/** The member area alone: session, sandbox, header and dialogs, nothing else of the shell. */
import '@lantern/ui/tokens.css'
import { PlatformProvider, restoreSession } from '@lantern/platform'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { StandaloneFrame } from './standalone/standalone-frame.tsx'

restoreSession()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <PlatformProvider>
      <BrowserRouter>
        <StandaloneFrame />
      </BrowserRouter>
    </PlatformProvider>,
  )
}
