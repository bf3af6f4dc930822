/** A table whose seats stand in rows: what the game says of itself, laid out in the frame. */
import type { ComponentChildren } from 'preact';
import { words } from '../../ui/words.ts';
import type { PlayProps } from '../model.ts';
import { After } from '../offers/after.tsx';
import { LookBack } from '../replay/frame.tsx';
import { SeatChips, SeatRows } from '../seats/rows.tsx';
import { Keep } from '../share/keep.tsx';
import { Actions } from './actions.tsx';
import type { Around, ResultHead } from './around.ts';
import { TableFrame } from './frame.tsx';
import { MoveLog } from './log.tsx';
import { useFrame } from './use-frame.ts';
import './rows-table.css';

export function RowsTable(props: PlayProps & { readonly around: Around }) {
  const { model, turn, line, around } = props;
  const { result } = around;
  const over = result !== null;
  const frame = useFrame(model, over);
  const { phone, wide } = frame;
  const lookBack = <LookBack replay={model.replay} onPress={frame.lookBack} />;
  const bar = (
    <section class={over ? 'crew-bar over' : 'crew-bar'} aria-label={words('table.actions')}>
      {around.bar ?? (
        <>
          {around.dice !== null && <div class="crew-dice">{around.dice}</div>}
          <div class={around.say.alarm ? 'crew-say grow alarm' : 'crew-say grow'}>
            <b>{around.say.title}</b>
            <span class={line === null ? '' : 'notice'}>{line ?? around.say.line}</span>
          </div>
          <div class="crew-acts">
            <Actions model={model} turn={turn} around={around} phone={phone} />
            <After model={model} onResult={wide ? undefined : () => frame.showSheet('result')} />
          </div>
          {around.below}
        </>
      )}
    </section>
  );
  return (
    <TableFrame
      {...props}
      kind="rows"
      frame={frame}
      slots={{
        title: around.title,
        middle: around.middle,
        above: !wide && <SeatChips model={model} around={around} />,
        onBoard: around.over,
        ribbon: result,
        bar,
        head: <SeatRows model={model} around={around} />,
        moves: (
          <MoveLog model={model} around={around} onGo={frame.go}>
            {lookBack}
          </MoveLog>
        ),
        result: result !== null && (
          <ResultPanel result={result}>
            <div class="keep-row">
              <Keep model={model} />
              {lookBack}
            </div>
          </ResultPanel>
        ),
      }}
    />
  );
}

function ResultPanel({
  result,
  children,
}: {
  readonly result: ResultHead;
  readonly children: ComponentChildren;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section class="scroll result" tabIndex={0} aria-label={words('table.result')}>
      <div class="result-head">
        <b>{result.title}</b>
        <span>{result.line}</span>
      </div>
      {result.body}
      {children}
    </section>
  );
}
