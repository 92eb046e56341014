import type { FeesOfMonth } from '@madrasah/events/fees';
import { digitsOf, type Language } from '@madrasah/events/kernel';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  LabelList,
  Line,
  LineChart,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { fillMoney } from '../../kit/figures/index.ts';
import { SLICE_COLOURS } from '../../kit/figures/slices.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import styles from '../home.module.css';
import { homeTexts } from '../texts.ts';
import { monthInWords, type Slice, shortMonth, ticks } from './series.ts';

// What is drawn is said in words beside it; the drawing itself is not read out, and nothing in it takes the focus.

const INK = { fill: 'var(--ink-2)', fontSize: 12 } as const;
const HEIGHT = 200;
const DARK = 'var(--green-700)';
const PALE = '#b9d6c8';

export function PieOf({ slices, unit }: { slices: readonly Slice[]; unit: string }) {
  const language = useLanguage();
  const total = slices.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles['pieDrawing']} aria-hidden="true">
      <PieChart width={168} height={168} accessibilityLayer={false}>
        <Pie
          data={[...slices]}
          dataKey="count"
          nameKey="name"
          innerRadius={50}
          outerRadius={80}
          startAngle={90}
          endAngle={-270}
          stroke="#fff"
          strokeWidth={1.5}
          isAnimationActive={false}
          rootTabIndex={-1} // hidden from screen readers: the focus must not get lost in it
        >
          {slices.map(({ id, name }, index) => (
            <Cell key={id ?? name} fill={SLICE_COLOURS[index % SLICE_COLOURS.length] as string} />
          ))}
        </Pie>
        <text x={84} y={86} textAnchor="middle" fontSize={24} fontWeight={700} fill="var(--ink)">
          {digitsOf(total, language)}
        </text>
        <text x={84} y={106} textAnchor="middle" {...INK}>
          {unit}
        </text>
      </PieChart>
    </div>
  );
}

export function BarsOf({ bars }: { bars: readonly Slice[] }) {
  const language = useLanguage();
  const marks = ticks(Math.max(...bars.map(({ count }) => count)));
  const figure = (value: unknown) => digitsOf(String(value), language);
  return (
    <div aria-hidden="true" className={styles['drawing']}>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <BarChart
          data={[...bars]}
          accessibilityLayer={false}
          margin={{ top: 22, right: 8, bottom: 4, left: 0 }}
          maxBarSize={44}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="name"
            tick={INK}
            tickLine={false}
            axisLine={false}
            interval={0}
            tickFormatter={shortSession}
          />
          <YAxis
            width={40}
            tick={INK}
            tickLine={false}
            axisLine={false}
            ticks={[...marks]}
            domain={[0, marks.at(-1) ?? 1]}
            tickFormatter={figure}
          />
          <Bar dataKey="count" isAnimationActive={false}>
            {bars.map(({ id, name }, index) => (
              <Cell key={id ?? name} fill={index === bars.length - 1 ? DARK : PALE} />
            ))}
            <LabelList
              dataKey="count"
              position="top"
              formatter={figure}
              fontSize={12}
              fontWeight={700}
              fill="var(--ink)"
            />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

/** "১৪৪৭-৪৮ হিজরী" stands under its bar as ১৪৪৭-৪৮. */
const shortSession = (name: unknown) => String(name).split(' ')[0] ?? '';

export function LinesOf({ months }: { months: readonly FeesOfMonth[] }) {
  const t = useText(homeTexts);
  const language = useLanguage();
  const marks = ticks(Math.max(...months.flatMap(({ collected, fellDue }) => [collected, fellDue])));
  const short = (taka: number) => {
    if (taka >= 100_000) return t('home.fees.lakh', { count: taka / 100_000 });
    return taka >= 1_000 ? t('home.fees.thousand', { count: taka / 1_000 }) : digitsOf(taka, language);
  };
  return (
    <div aria-hidden="true" className={styles['drawing']}>
      <ResponsiveContainer width="100%" height={HEIGHT + 60}>
        <LineChart
          data={[...months]}
          accessibilityLayer={false}
          margin={{ top: 12, right: 20, bottom: 4, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="month"
            tick={INK}
            tickLine={false}
            axisLine={false}
            tickFormatter={(month: string) => shortMonth(month, language)}
            interval="equidistantPreserveStart"
            minTickGap={2}
          />
          <YAxis
            width={46}
            tick={INK}
            tickLine={false}
            axisLine={false}
            ticks={[...marks]}
            domain={[0, marks.at(-1) ?? 1]}
            tickFormatter={short}
          />
          <Tooltip isAnimationActive={false} content={<Hint language={language} />} />
          <Line
            dataKey="fellDue"
            stroke="var(--control)"
            strokeWidth={2}
            strokeDasharray="5 4"
            dot={false}
            isAnimationActive={false}
          />
          <Line
            dataKey="collected"
            stroke={DARK}
            strokeWidth={2.5}
            dot={{ r: 3.5, fill: DARK, strokeWidth: 0 }}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}

interface HintProps {
  readonly language: Language;
  readonly active?: boolean;
  readonly payload?: readonly { readonly payload?: FeesOfMonth }[];
}

function Hint({ language, active, payload }: HintProps) {
  const t = useText(homeTexts);
  const month = payload?.[0]?.payload;
  if (!active || !month) return null;
  return (
    <div className={styles['chartHint']}>
      <b>{monthInWords(month.month, language)}</b>
      <div>
        {t('home.fees.collected')} ৳{fillMoney(month.collected, language)}
      </div>
      <div>
        {t('home.fees.fellDue')} ৳{fillMoney(month.fellDue, language)}
      </div>
    </div>
  );
}
