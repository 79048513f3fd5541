/** The frames that the edge paints before any script has run: one for each layout and language (speed.md, MF 5). Runs in Node at build time. */
import { FRAME_KINDS, type FrameKind } from '@lantern/contract/federation'
import { LOCALES, type Locale, setLocale } from '@lantern/i18n'
import { PlatformProvider } from '@lantern/platform'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { HomeSkeleton } from '../home/home-skeleton.tsx'
import { FrameSkeleton } from '../remotes/frame-skeleton.tsx'
import { noRemotes } from '../remotes/no-remotes.ts'
import { RemotesProvider } from '../remotes/remotes-context.ts'
import { Frame } from './frame.tsx'

/** A path of each kind. */
const EXAMPLE: Readonly<Record<FrameKind, string>> = {
  home: '/',
  tab: '/mine',
  page: '/mine/finance/wallet',
  auth: '/user/login',
  bare: '/game/sport/ob',
}

/** HTML by kind and locale. Nothing in it depends on who asks: session and site come with the script. */
export function renderFrames(): Record<FrameKind, Record<Locale, string>> {
  const frames = FRAME_KINDS.map((kind) => [
    kind,
    Object.fromEntries(LOCALES.map((locale) => [locale, renderFrame(kind, locale)])),
  ])
  return Object.fromEntries(frames) as Record<FrameKind, Record<Locale, string>>
}

function renderFrame(kind: FrameKind, locale: Locale): string {
  setLocale(locale)
  return renderToString(
    <PlatformProvider>
      <RemotesProvider value={noRemotes}>
        <MemoryRouter initialEntries={[EXAMPLE[kind]]}>
          <Frame>{kind === 'home' ? <HomeSkeleton /> : <FrameSkeleton label="" />}</Frame>
        </MemoryRouter>
      </RemotesProvider>
    </PlatformProvider>,
  )
}
