import { useEffect } from 'react';
import { addressOfRule, ruleInAddress } from '../../services/rule-address.ts';
import { useActions, useStrata } from '../../store/hooks.ts';
import { useIsPhone } from './use-media.ts';

/** While the Rules page is shown, the address leads to it and to the rule at which it stands; and the other way round. */
export function useRuleAddress(): (rule: string) => void {
  const actions = useActions();
  const isPhone = useIsPhone();
  const isShown = useStrata(({ view, panels }) => (isPhone ? panels.phone : view) === 'rules');
  const rule = useStrata((state) => state.panels.rule);
  useEffect(() => {
    const isThere = ruleInAddress(location.hash) !== undefined;
    if (!isShown && !isThere) return;
    const { pathname, search } = location;
    history.replaceState(history.state, '', isShown ? addressOfRule(rule) : `${pathname}${search}`);
  }, [isShown, rule]);
  useEffect(() => {
    const follow = () => {
      const place = ruleInAddress(location.hash);
      if (place === undefined) return;
      actions.setView('rules');
      actions.setPanels({ phone: 'rules', ...place });
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [actions]);
  return (to) => {
    actions.setView('rules');
    actions.setPanels({ phone: 'rules', rule: to });
  };
}
