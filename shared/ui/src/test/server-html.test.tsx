import { renderToStaticMarkup } from 'react-dom/server'
import * as ui from '../index.ts'

const labels = {
  previous: 'Previous',
  next: 'Next',
  play: 'Play',
  pause: 'Pause',
  slide: (index: number) => `${index + 1}`,
}

describe('HTML made on the server', () => {
  it('[UI-17] contains no style attribute, which the content security policy refuses', () => {
    const html = renderToStaticMarkup(
      <>
        <ui.PageHeader title="Home" onBack={() => undefined} backLabel="Back" />
        <ui.Marquee label="Notices" items={[{ id: '1', text: 'First' }]} labels={labels} />
        <ui.Carousel label="Offers" labels={labels} autoplayMs={4_000}>
          <ui.CoverArt seed="1" motif="sport" shape="wide" />
          <ui.CoverArt seed="2" motif="live" shape="wide" />
        </ui.Carousel>
        <ui.Section title="Venues">
          <ui.Card kind="lit">
            <ui.Amount value="1234.5" currency="¥" size="hero" hidden hiddenLabel="Hidden" />
            <ui.StatRow stats={[{ label: 'Locked', value: '0.00' }]} />
            <ui.ListRow icon={<ui.VenueMark code="OBTY" />} title="OB" href="/game" />
            <ui.Skeleton shape="row" count={3} label="Loading" />
            <ui.Button kind="primary" busy>
              Go
            </ui.Button>
          </ui.Card>
          <ui.Empty title="Nothing" />
          <ui.Countdown label="Left" untilMs={10} now={() => 0} />
          <ui.Dialog open={false} onOpenChange={() => undefined} title="Tip" />
        </ui.Section>
      </>,
    )
    expect(html).toContain('1,234')
    expect(html).not.toMatch(/\sstyle=/)
  })
})
