/** The frames that the edge serves before any script runs: one per layout and language (speed.md, MF 5). Runs in Node at build time. */
import { FRAME_KINDS, type FrameKind, PAGE_TITLE_MARK, TITLED_FRAME } from '@lantern/contract/federation'
import { ROUTE } from '@lantern/contract/routes'
import { LOCALES, type Locale, setLocale } from '@lantern/i18n'
import { StoreProvider } from '@lantern/platform'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { Frame } from './host/frame/frame.tsx'

export { exportedNames } from './host/federation/shared-modules.ts'

import { FrameSkeleton } from './host/mount/frame-skeleton.tsx'
import { noRemotes } from './host/remotes/no-remotes.ts'
import { RemotesProvider } from './host/remotes/remotes-context.ts'
import { HomeSkeleton } from './pages/home/home-skeleton.tsx'

type PaintedFrame = FrameKind | typeof TITLED_FRAME

/** A sample path for each layout; an unknown path has the bars with no active tab. */
const EXAMPLE: Readonly<Record<PaintedFrame, string>> = {
  home: ROUTE.home,
  tab: ROUTE.notFound,
  page: ROUTE.search,
  [TITLED_FRAME]: ROUTE.search,
  auth: ROUTE.login,
  bare: ROUTE.downloadPage,
}

/** HTML by layout and locale. Independent of the visitor: session and site come with the script. */
export function renderFrames(): Record<PaintedFrame, Record<Locale, string>> {
  const kinds: readonly PaintedFrame[] = [...FRAME_KINDS, TITLED_FRAME]
  const frames = kinds.map((kind) => [
    kind,
    Object.fromEntries(LOCALES.map((locale) => [locale, renderFrame(kind, locale)])),
  ])
  return Object.fromEntries(frames) as Record<PaintedFrame, Record<Locale, string>>
}

function renderFrame(kind: PaintedFrame, locale: Locale): string {
  setLocale(locale)
  return renderToString(
    <StoreProvider>
      <RemotesProvider value={noRemotes}>
        <MemoryRouter initialEntries={[EXAMPLE[kind]]}>
          <Frame>
            {kind === 'home' ? (
              <HomeSkeleton />
            ) : (
              <FrameSkeleton label="" title={kind === TITLED_FRAME ? PAGE_TITLE_MARK : undefined} />
            )}
          </Frame>
        </MemoryRouter>
      </RemotesProvider>
    </StoreProvider>,
  )
}
