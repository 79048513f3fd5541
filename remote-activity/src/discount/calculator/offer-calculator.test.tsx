import type { OfferPlan } from '@lantern/contract/activity'
import { anOffer, expectNoAxeViolations, renderWithPlatform } from '@lantern/testing'
import { fireEvent, screen } from '@testing-library/react'
import { OfferCalculator } from './offer-calculator.tsx'

const game = (gameCode: string, rtp: string) => ({ gameCode, name: { zh: gameCode, en: gameCode }, rtp })
const plan: OfferPlan = {
  minDeposit: '100.00',
  bonus: null,
  bonusDays: 30,
  games: [game('Fox', '97.00'), game('Koi', '95.00')],
  my: { turnover: '3000.00', ahead: '0.00', deposit: null },
}

describe('OfferCalculator', () => {
  it('[ACT-38] shows bonus, turnover and average cost for the deposit and the chosen game', async () => {
    const { container, user } = renderWithPlatform(<OfferCalculator offer={anOffer()} plan={plan} />, { locale: 'en' })
    const figures = () => screen.getAllByRole('definition').map((one) => one.textContent)
    expect(figures()).toEqual(['100.00', '500.00', '15.00'])
    await user.click(screen.getByRole('button', { name: 'Koi · returns 95.00%' }))
    expect(figures()).toEqual(['100.00', '500.00', '25.00'])
    fireEvent.change(screen.getByRole('slider', { name: /Deposit/ }), { target: { value: '200' } })
    expect(figures()).toEqual(['40.00', '200.00', '10.00'])
    expect(screen.getByText(/100.00 a day over the last 30 days/)).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('[ACT-38] shows in words what cannot be estimated, and uses the deposit that was made', () => {
    const my = { turnover: '0.00', ahead: '0.00', deposit: '700.00' }
    renderWithPlatform(<OfferCalculator offer={anOffer()} plan={{ ...plan, games: [], my }} />)
    expect(screen.queryByRole('slider')).toBeNull()
    expect(screen.getByText('700.00')).toBeVisible()
    expect(screen.getByText('此产品的返还率因注而异，无法估算花费。')).toBeVisible()
    expect(screen.getByText('您近 30 天没有玩过此产品，无法估算完成日期。')).toBeVisible()
    expect(screen.getAllByRole('definition')).toHaveLength(2)
  })
})
