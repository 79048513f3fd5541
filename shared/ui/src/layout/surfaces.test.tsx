import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { Empty } from '../feedback/empty.tsx'
import { ErrorPanel } from '../feedback/error-panel.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Amount } from '../fields/amount.tsx'
import { describePrimitive, expectAccessible } from '../test/describe-primitive.tsx'
import { Badge } from './badge.tsx'
import { Card } from './card.tsx'
import { IconTile } from './icon-tile.tsx'
import { ListRow } from './list-row.tsx'
import { PageHeader } from './page-header.tsx'
import { Section } from './section.tsx'
import { StatRow } from './stat-row.tsx'

describePrimitive('Badge', (extras) => <Badge {...extras}>New</Badge>)
describePrimitive('Card', (extras) => <Card {...extras}>Text</Card>)
describePrimitive('IconTile', (extras) => <IconTile {...extras}>★</IconTile>)
describePrimitive('Section', (extras) => <Section title="Today" {...extras} />)
describePrimitive('Amount', (extras) => <Amount value="1" {...extras} />)
describePrimitive('Skeleton', (extras) => <Skeleton label="Loading" count={2} {...extras} />)

describe('Amount', () => {
  it('[UI-12] shows separators, two decimals and a true minus', () => {
    const { container } = render(<Amount value="-1234567.5" currency="¥" />)
    expect(container).toHaveTextContent('−¥1,234,567.50')
  })

  it('shows a plus only when requested, and never for zero', () => {
    const { container, rerender } = render(<Amount value="5" sign tone="auto" />)
    expect(container).toHaveTextContent('+5.00')
    rerender(<Amount value="0" sign tone="auto" />)
    expect(container).toHaveTextContent(/^0\.00$/)
    rerender(<Amount value="5" />)
    expect(container).toHaveTextContent(/^5\.00$/)
  })

  it('[UI-12] hides the digits visually and from screen readers', () => {
    render(<Amount value="1234" hidden hiddenLabel="Balance hidden" />)
    expect(screen.getByRole('img', { name: 'Balance hidden' })).toBeInTheDocument()
    expect(screen.getByText('1,234', { exact: false }).closest('[aria-hidden]')).toBeInTheDocument()
  })
})

describe('ListRow', () => {
  it('is a button, a link, a custom element or plain, depending on its props', async () => {
    const onClick = jest.fn()
    const { rerender, container } = render(<ListRow title="Mail" onClick={onClick} />)
    await userEvent.click(screen.getByRole('button', { name: 'Mail' }))
    expect(onClick).toHaveBeenCalledTimes(1)
    rerender(<ListRow title="Mail" href="/mail" />)
    expect(screen.getByRole('link', { name: 'Mail' })).toHaveAttribute('href', '/mail')
    rerender(<ListRow title="Mail" render={<a href="/other" className="own" />} />)
    expect(screen.getByRole('link', { name: 'Mail' })).toHaveClass('row', 'own')
    rerender(<ListRow title="Mail" value="3" />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    await expectAccessible(container)
  })

  it('is not a link when disabled', () => {
    render(<ListRow title="Mail" href="/mail" disabled />)
    expect(screen.getByRole('button')).toBeDisabled()
  })
})

describe('PageHeader', () => {
  it('contains the page heading and a labelled back button', async () => {
    const onBack = jest.fn()
    const { container } = render(<PageHeader title="Wallet" onBack={onBack} backLabel="Back" />)
    expect(screen.getByRole('heading', { level: 1, name: 'Wallet' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(onBack).toHaveBeenCalledTimes(1)
    await expectAccessible(container)
  })
})

describe('ErrorPanel', () => {
  it('is announced and offers a retry that is disabled while running', async () => {
    const onRetry = jest.fn()
    const { container, rerender } = render(
      <ErrorPanel title="It failed" onRetry={onRetry} retryLabel="Retry" code="700100" />,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('It failed')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    rerender(<ErrorPanel title="It failed" onRetry={onRetry} retryLabel="Retry" retrying />)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
    await expectAccessible(container)
  })

  const drawn = (panel: ReactElement) => render(panel).container.querySelector('svg')?.outerHTML

  it('draws its faults, and any other art as broken', () => {
    const broken = drawn(<ErrorPanel title="It failed" />)
    for (const art of ['records', 'mail', 'search', 'wallet', 'offers', 'maintenance', 'broken'] as const)
      expect([art, drawn(<ErrorPanel title="It failed" art={art} />)]).toEqual([art, broken])
    const others = (['network', 'chat'] as const).map((art) => drawn(<ErrorPanel title="It failed" art={art} />))
    expect(new Set([broken, ...others]).size).toBe(3)
  })

  it('draws nothing without an art', () => {
    expect(drawn(<ErrorPanel title="It failed" art={null} />)).toBeUndefined()
  })
})

describe('Empty, StatRow, Skeleton', () => {
  it('renders one sentence and one action', async () => {
    const { container } = render(<Empty title="No bets yet" action={<button type="button">Play</button>} />)
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
    await expectAccessible(container)
  })

  it('pairs labels with figures', async () => {
    const { container } = render(<StatRow stats={[{ label: 'Locked', value: '100.00' }]} />)
    expect(screen.getByRole('term')).toHaveTextContent('Locked')
    expect(screen.getByRole('definition')).toHaveTextContent('100.00')
    await expectAccessible(container)
  })

  it('announces loading once', () => {
    render(<Skeleton label="Loading" count={5} />)
    expect(screen.getAllByRole('status')).toHaveLength(1)
  })
})
