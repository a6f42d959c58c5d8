import { type DrillRule, drillPath, type Requirement } from '@schooldog/domain/drills';
import { Link } from '@tanstack/react-router';
import classes from './RequirementLine.module.css';
import { StateMark } from './StateMark.tsx';
import { useRuleWords } from './useRuleWords.ts';

type Props = Readonly<{ requirement: Requirement; rule: DrillRule | undefined }>;

/** One drill that a rule asks for; it leads to the drill, or to the form that records it. */
export function RequirementLine({ requirement, rule }: Props) {
  const words = useRuleWords();
  const title = words.requirement(requirement, rule);
  const target = targetOf(requirement);
  return (
    <div className={classes.line}>
      <div className={classes.words}>
        <Link className={classes.link} to={target.to} search={target.search}>
          {title}
        </Link>
        <p className={classes.detail}>{words.detail(requirement)}</p>
        {rule === undefined ? null : <p className={classes.detail}>{rule.name}</p>}
      </div>
      <StateMark state={requirement.state} />
    </div>
  );
}

type Target = Readonly<{ to: string; search: Readonly<Record<string, string>> }>;

function targetOf({ drill, schoolId, type, otherType }: Requirement): Target {
  if (drill !== null) return { to: drillPath(drill.id), search: {} };
  return { to: '/drills/record', search: { schoolId, type, ...(type === 'other' ? { otherType } : {}) } };
}
