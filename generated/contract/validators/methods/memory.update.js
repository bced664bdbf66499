// Generated from specs. Edit there and run make generate.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

var require_ucs2length = __commonJS({
  "ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

var require_fast_deep_equal = __commonJS({
  "fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return !0;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return !1;
        var length, i, keys;
        if (Array.isArray(a)) {
          if (length = a.length, length != b.length) return !1;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return !1;
          return !0;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        if (keys = Object.keys(a), length = keys.length, length !== Object.keys(b).length) return !1;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return !1;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return !1;
        }
        return !0;
      }
      return a !== a && b !== b;
    };
  }
});

var require_equal = __commonJS({
  "ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

var input = validate10;
var schema15 = { type: "object", properties: { preferred_name: { anyOf: [{ type: "string", minLength: 1, maxLength: 60 }, { type: "null" }] }, pronouns: { anyOf: [{ type: "string", maxLength: 30 }, { type: "null" }] }, languages: { type: "array", items: { type: "string", minLength: 2, maxLength: 20 }, minItems: 0, maxItems: 8, uniqueItems: !0 }, timezone: { anyOf: [{ $ref: "#/$defs/IanaTimezone" }, { type: "null" }] }, home_city: { anyOf: [{ type: "string", maxLength: 80 }, { type: "null" }] }, birthday: { anyOf: [{ $ref: "#/$defs/MonthDay" }, { type: "null" }] }, communication: { $ref: "#/$defs/CommunicationStyle" }, scheduling: { $ref: "#/$defs/SchedulingHabits" }, people: { type: "array", items: { $ref: "#/$defs/RememberedPerson" }, minItems: 0, maxItems: 50 }, important_dates: { type: "array", items: { $ref: "#/$defs/ImportantDate" }, minItems: 0, maxItems: 50 }, routines: { type: "array", items: { $ref: "#/$defs/Routine" }, minItems: 0, maxItems: 30 }, interests: { type: "array", items: { type: "string", minLength: 1, maxLength: 60 }, minItems: 0, maxItems: 50, uniqueItems: !0 }, food_preferences: { type: "array", items: { type: "string", minLength: 1, maxLength: 60 }, minItems: 0, maxItems: 30, uniqueItems: !0 }, goals: { type: "array", items: { $ref: "#/$defs/Goal" }, minItems: 0, maxItems: 30 }, facts: { type: "array", items: { $ref: "#/$defs/RememberedFact" }, minItems: 0, maxItems: 100 } }, additionalProperties: !1, minProperties: 1 };
var schema18 = { type: "object", properties: { tone: { anyOf: [{ enum: ["concise", "balanced", "detailed"] }, { type: "null" }] }, formality: { anyOf: [{ enum: ["casual", "neutral", "formal"] }, { type: "null" }] }, emoji: { anyOf: [{ type: "boolean" }, { type: "null" }] } }, additionalProperties: !1 }, schema35 = { type: "object", properties: { text: { type: "string", minLength: 1, maxLength: 200 }, state: { enum: ["active", "done", "dropped"] } }, required: ["text"], additionalProperties: !1 }, schema36 = { type: "object", properties: { text: { type: "string", minLength: 1, maxLength: 300 }, source: { enum: ["user_said", "inferred"] } }, required: ["text"], additionalProperties: !1 }, func2 = Object.prototype.hasOwnProperty, func3 = require_ucs2length().default, pattern0 = new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$", "u"), pattern1 = new RegExp("^((0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$", "u");
var schema22 = { enum: ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] }, pattern2 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u"), func0 = require_equal().default;
function validate15(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "earliest_start" || key0 === "latest_end" || key0 === "avoid_weekdays" || key0 === "default_duration_minutes" || key0 === "default_reminder_minutes" || key0 === "buffer_minutes")) {
          return validate15.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.earliest_start !== void 0) {
          let data0 = data.earliest_start, _errs2 = errors, _errs3 = errors, valid1 = !1, _errs4 = errors;
          if (errors === errors)
            if (typeof data0 == "string") {
              if (!pattern2.test(data0)) {
                let err0 = { instancePath: instancePath + "/earliest_start", schemaPath: "#/$defs/ClockTime/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' };
                vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
              }
            } else {
              let err1 = { instancePath: instancePath + "/earliest_start", schemaPath: "#/$defs/ClockTime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            }
          var _valid0 = _errs4 === errors;
          if (valid1 = valid1 || _valid0, !valid1) {
            let _errs7 = errors;
            if (data0 !== null) {
              let err2 = { instancePath: instancePath + "/earliest_start", schemaPath: "#/properties/earliest_start/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            var _valid0 = _errs7 === errors;
            valid1 = valid1 || _valid0;
          }
          if (valid1)
            errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
          else {
            let err3 = { instancePath: instancePath + "/earliest_start", schemaPath: "#/properties/earliest_start/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate15.errors = vErrors, !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.latest_end !== void 0) {
            let data1 = data.latest_end, _errs9 = errors, _errs10 = errors, valid3 = !1, _errs11 = errors;
            if (errors === errors)
              if (typeof data1 == "string") {
                if (!pattern2.test(data1)) {
                  let err4 = { instancePath: instancePath + "/latest_end", schemaPath: "#/$defs/ClockTime/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' };
                  vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                }
              } else {
                let err5 = { instancePath: instancePath + "/latest_end", schemaPath: "#/$defs/ClockTime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
            var _valid1 = _errs11 === errors;
            if (valid3 = valid3 || _valid1, !valid3) {
              let _errs14 = errors;
              if (data1 !== null) {
                let err6 = { instancePath: instancePath + "/latest_end", schemaPath: "#/properties/latest_end/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
              var _valid1 = _errs14 === errors;
              valid3 = valid3 || _valid1;
            }
            if (valid3)
              errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
            else {
              let err7 = { instancePath: instancePath + "/latest_end", schemaPath: "#/properties/latest_end/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              return vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++, validate15.errors = vErrors, !1;
            }
            var valid0 = _errs9 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.avoid_weekdays !== void 0) {
              let data2 = data.avoid_weekdays, _errs16 = errors;
              if (errors === _errs16)
                if (Array.isArray(data2)) {
                  if (data2.length > 7)
                    return validate15.errors = [{ instancePath: instancePath + "/avoid_weekdays", schemaPath: "#/properties/avoid_weekdays/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" }], !1;
                  if (data2.length < 0)
                    return validate15.errors = [{ instancePath: instancePath + "/avoid_weekdays", schemaPath: "#/properties/avoid_weekdays/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                  {
                    var valid5 = !0;
                    let len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data3 = data2[i0], _errs18 = errors;
                      if (!(data3 === "MO" || data3 === "TU" || data3 === "WE" || data3 === "TH" || data3 === "FR" || data3 === "SA" || data3 === "SU"))
                        return validate15.errors = [{ instancePath: instancePath + "/avoid_weekdays/" + i0, schemaPath: "#/$defs/Weekday/enum", keyword: "enum", params: { allowedValues: schema22.enum }, message: "must be equal to one of the allowed values" }], !1;
                      var valid5 = _errs18 === errors;
                      if (!valid5)
                        break;
                    }
                    if (valid5) {
                      let i1 = data2.length, j0;
                      if (i1 > 1) {
                        outer0:
                          for (; i1--; )
                            for (j0 = i1; j0--; )
                              if (func0(data2[i1], data2[j0])) {
                                return validate15.errors = [{ instancePath: instancePath + "/avoid_weekdays", schemaPath: "#/properties/avoid_weekdays/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                break outer0;
                              }
                      }
                    }
                  }
                } else
                  return validate15.errors = [{ instancePath: instancePath + "/avoid_weekdays", schemaPath: "#/properties/avoid_weekdays/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs16 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.default_duration_minutes !== void 0) {
                let data4 = data.default_duration_minutes, _errs20 = errors, _errs21 = errors, valid8 = !1, _errs22 = errors;
                if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
                  let err8 = { instancePath: instancePath + "/default_duration_minutes", schemaPath: "#/properties/default_duration_minutes/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
                if (errors === _errs22 && typeof data4 == "number" && isFinite(data4)) {
                  if (data4 > 480 || isNaN(data4)) {
                    let err9 = { instancePath: instancePath + "/default_duration_minutes", schemaPath: "#/properties/default_duration_minutes/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 480 }, message: "must be <= 480" };
                    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  } else if (data4 < 5 || isNaN(data4)) {
                    let err10 = { instancePath: instancePath + "/default_duration_minutes", schemaPath: "#/properties/default_duration_minutes/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 5 }, message: "must be >= 5" };
                    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                  }
                }
                var _valid2 = _errs22 === errors;
                if (valid8 = valid8 || _valid2, !valid8) {
                  let _errs24 = errors;
                  if (data4 !== null) {
                    let err11 = { instancePath: instancePath + "/default_duration_minutes", schemaPath: "#/properties/default_duration_minutes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                  }
                  var _valid2 = _errs24 === errors;
                  valid8 = valid8 || _valid2;
                }
                if (valid8)
                  errors = _errs21, vErrors !== null && (_errs21 ? vErrors.length = _errs21 : vErrors = null);
                else {
                  let err12 = { instancePath: instancePath + "/default_duration_minutes", schemaPath: "#/properties/default_duration_minutes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  return vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++, validate15.errors = vErrors, !1;
                }
                var valid0 = _errs20 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.default_reminder_minutes !== void 0) {
                  let data5 = data.default_reminder_minutes, _errs26 = errors, _errs27 = errors, valid9 = !1, _errs28 = errors;
                  if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
                    let err13 = { instancePath: instancePath + "/default_reminder_minutes", schemaPath: "#/properties/default_reminder_minutes/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                  }
                  if (errors === _errs28 && typeof data5 == "number" && isFinite(data5)) {
                    if (data5 > 40320 || isNaN(data5)) {
                      let err14 = { instancePath: instancePath + "/default_reminder_minutes", schemaPath: "#/properties/default_reminder_minutes/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 40320 }, message: "must be <= 40320" };
                      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                    } else if (data5 < 0 || isNaN(data5)) {
                      let err15 = { instancePath: instancePath + "/default_reminder_minutes", schemaPath: "#/properties/default_reminder_minutes/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                    }
                  }
                  var _valid3 = _errs28 === errors;
                  if (valid9 = valid9 || _valid3, !valid9) {
                    let _errs30 = errors;
                    if (data5 !== null) {
                      let err16 = { instancePath: instancePath + "/default_reminder_minutes", schemaPath: "#/properties/default_reminder_minutes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                    }
                    var _valid3 = _errs30 === errors;
                    valid9 = valid9 || _valid3;
                  }
                  if (valid9)
                    errors = _errs27, vErrors !== null && (_errs27 ? vErrors.length = _errs27 : vErrors = null);
                  else {
                    let err17 = { instancePath: instancePath + "/default_reminder_minutes", schemaPath: "#/properties/default_reminder_minutes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    return vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++, validate15.errors = vErrors, !1;
                  }
                  var valid0 = _errs26 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.buffer_minutes !== void 0) {
                    let data6 = data.buffer_minutes, _errs32 = errors, _errs33 = errors, valid10 = !1, _errs34 = errors;
                    if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
                      let err18 = { instancePath: instancePath + "/buffer_minutes", schemaPath: "#/properties/buffer_minutes/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                    }
                    if (errors === _errs34 && typeof data6 == "number" && isFinite(data6)) {
                      if (data6 > 120 || isNaN(data6)) {
                        let err19 = { instancePath: instancePath + "/buffer_minutes", schemaPath: "#/properties/buffer_minutes/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 120 }, message: "must be <= 120" };
                        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                      } else if (data6 < 0 || isNaN(data6)) {
                        let err20 = { instancePath: instancePath + "/buffer_minutes", schemaPath: "#/properties/buffer_minutes/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                      }
                    }
                    var _valid4 = _errs34 === errors;
                    if (valid10 = valid10 || _valid4, !valid10) {
                      let _errs36 = errors;
                      if (data6 !== null) {
                        let err21 = { instancePath: instancePath + "/buffer_minutes", schemaPath: "#/properties/buffer_minutes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                      }
                      var _valid4 = _errs36 === errors;
                      valid10 = valid10 || _valid4;
                    }
                    if (valid10)
                      errors = _errs33, vErrors !== null && (_errs33 ? vErrors.length = _errs33 : vErrors = null);
                    else {
                      let err22 = { instancePath: instancePath + "/buffer_minutes", schemaPath: "#/properties/buffer_minutes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      return vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++, validate15.errors = vErrors, !1;
                    }
                    var valid0 = _errs32 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate15.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate15.errors = vErrors, errors === 0;
}
var pattern4 = new RegExp("^ctc_[A-Za-z0-9_-]{1,64}$", "u");
function validate17(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name"))
        return validate17.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "relation" || key0 === "contact_id" || key0 === "birthday" || key0 === "note")) {
            return validate17.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 60 && func3(data0) > 60)
                  return validate17.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                if (data0.length < 2 && func3(data0) < 1)
                  return validate17.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate17.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.relation !== void 0) {
              let data1 = data.relation, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 40 && func3(data1) > 40)
                    return validate17.errors = [{ instancePath: instancePath + "/relation", schemaPath: "#/properties/relation/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
                } else
                  return validate17.errors = [{ instancePath: instancePath + "/relation", schemaPath: "#/properties/relation/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.contact_id !== void 0) {
                let data2 = data.contact_id, _errs6 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (!pattern4.test(data2))
                      return validate17.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
                  } else
                    return validate17.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.birthday !== void 0) {
                  let data3 = data.birthday, _errs9 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (!pattern1.test(data3))
                        return validate17.errors = [{ instancePath: instancePath + "/birthday", schemaPath: "#/$defs/MonthDay/pattern", keyword: "pattern", params: { pattern: "^((0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$" }, message: 'must match pattern "^((0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$"' }], !1;
                    } else
                      return validate17.errors = [{ instancePath: instancePath + "/birthday", schemaPath: "#/$defs/MonthDay/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.note !== void 0) {
                    let data4 = data.note, _errs12 = errors;
                    if (errors === _errs12)
                      if (typeof data4 == "string") {
                        if (data4.length > 200 && func3(data4) > 200)
                          return validate17.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                      } else
                        return validate17.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate17.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate17.errors = vErrors, errors === 0;
}
function validate20(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.title === void 0 && (missing0 = "title") || data.month_day === void 0 && (missing0 = "month_day"))
        return validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "title" || key0 === "month_day" || key0 === "yearly")) {
            return validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.title !== void 0) {
            let data0 = data.title, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 80 && func3(data0) > 80)
                  return validate20.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }], !1;
                if (data0.length < 2 && func3(data0) < 1)
                  return validate20.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate20.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.month_day !== void 0) {
              let data1 = data.month_day, _errs4 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (!pattern1.test(data1))
                    return validate20.errors = [{ instancePath: instancePath + "/month_day", schemaPath: "#/$defs/MonthDay/pattern", keyword: "pattern", params: { pattern: "^((0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$" }, message: 'must match pattern "^((0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$"' }], !1;
                } else
                  return validate20.errors = [{ instancePath: instancePath + "/month_day", schemaPath: "#/$defs/MonthDay/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.yearly !== void 0) {
                let _errs7 = errors;
                if (typeof data.yearly != "boolean")
                  return validate20.errors = [{ instancePath: instancePath + "/yearly", schemaPath: "#/properties/yearly/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate20.errors = vErrors, errors === 0;
}
var pattern7 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
function validate22(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.title === void 0 && (missing0 = "title") || data.date === void 0 && (missing0 = "date"))
        return validate22.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "title" || key0 === "date" || key0 === "yearly")) {
            return validate22.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.title !== void 0) {
            let data0 = data.title, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 80 && func3(data0) > 80)
                  return validate22.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }], !1;
                if (data0.length < 2 && func3(data0) < 1)
                  return validate22.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate22.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.date !== void 0) {
              let data1 = data.date, _errs4 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (!pattern7.test(data1))
                    return validate22.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                } else
                  return validate22.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.yearly !== void 0) {
                let _errs7 = errors;
                if (typeof data.yearly != "boolean")
                  return validate22.errors = [{ instancePath: instancePath + "/yearly", schemaPath: "#/properties/yearly/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate22.errors = vErrors, errors === 0;
}
function validate19(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  validate20(data, instancePath) || (vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs2 = errors;
  validate22(data, instancePath) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate19.errors = vErrors, !1;
  }
  return validate19.errors = vErrors, errors === 0;
}
function validate25(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.title === void 0 && (missing0 = "title"))
        return validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "title" || key0 === "weekdays" || key0 === "start" || key0 === "end")) {
            return validate25.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.title !== void 0) {
            let data0 = data.title, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 80 && func3(data0) > 80)
                  return validate25.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }], !1;
                if (data0.length < 2 && func3(data0) < 1)
                  return validate25.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate25.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.weekdays !== void 0) {
              let data1 = data.weekdays, _errs4 = errors;
              if (errors === _errs4)
                if (Array.isArray(data1)) {
                  if (data1.length > 7)
                    return validate25.errors = [{ instancePath: instancePath + "/weekdays", schemaPath: "#/properties/weekdays/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" }], !1;
                  if (data1.length < 1)
                    return validate25.errors = [{ instancePath: instancePath + "/weekdays", schemaPath: "#/properties/weekdays/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                  {
                    var valid1 = !0;
                    let len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data2 = data1[i0], _errs6 = errors;
                      if (!(data2 === "MO" || data2 === "TU" || data2 === "WE" || data2 === "TH" || data2 === "FR" || data2 === "SA" || data2 === "SU"))
                        return validate25.errors = [{ instancePath: instancePath + "/weekdays/" + i0, schemaPath: "#/$defs/Weekday/enum", keyword: "enum", params: { allowedValues: schema22.enum }, message: "must be equal to one of the allowed values" }], !1;
                      var valid1 = _errs6 === errors;
                      if (!valid1)
                        break;
                    }
                    if (valid1) {
                      let i1 = data1.length, j0;
                      if (i1 > 1) {
                        outer0:
                          for (; i1--; )
                            for (j0 = i1; j0--; )
                              if (func0(data1[i1], data1[j0])) {
                                return validate25.errors = [{ instancePath: instancePath + "/weekdays", schemaPath: "#/properties/weekdays/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                break outer0;
                              }
                      }
                    }
                  }
                } else
                  return validate25.errors = [{ instancePath: instancePath + "/weekdays", schemaPath: "#/properties/weekdays/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.start !== void 0) {
                let data3 = data.start, _errs8 = errors;
                if (errors === errors)
                  if (typeof data3 == "string") {
                    if (!pattern2.test(data3))
                      return validate25.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/ClockTime/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' }], !1;
                  } else
                    return validate25.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/ClockTime/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.end !== void 0) {
                  let data4 = data.end, _errs11 = errors;
                  if (errors === errors)
                    if (typeof data4 == "string") {
                      if (!pattern2.test(data4))
                        return validate25.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/ClockTime/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' }], !1;
                    } else
                      return validate25.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/ClockTime/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate25.errors = vErrors, errors === 0;
}
function validate14(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate14.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func2.call(schema15.properties, key0)) {
            return validate14.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.preferred_name !== void 0) {
            let data0 = data.preferred_name, _errs2 = errors, _errs3 = errors, valid1 = !1, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data0 == "string") {
                if (data0.length > 60 && func3(data0) > 60) {
                  let err0 = { instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
                  vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                } else if (data0.length < 2 && func3(data0) < 1) {
                  let err1 = { instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                }
              } else {
                let err2 = { instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
              }
            var _valid0 = _errs4 === errors;
            if (valid1 = valid1 || _valid0, !valid1) {
              let _errs6 = errors;
              if (data0 !== null) {
                let err3 = { instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
            }
            if (valid1)
              errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
            else {
              let err4 = { instancePath: instancePath + "/preferred_name", schemaPath: "#/properties/preferred_name/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              return vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++, validate14.errors = vErrors, !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.pronouns !== void 0) {
              let data1 = data.pronouns, _errs8 = errors, _errs9 = errors, valid2 = !1, _errs10 = errors;
              if (errors === _errs10)
                if (typeof data1 == "string") {
                  if (data1.length > 30 && func3(data1) > 30) {
                    let err5 = { instancePath: instancePath + "/pronouns", schemaPath: "#/properties/pronouns/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                  }
                } else {
                  let err6 = { instancePath: instancePath + "/pronouns", schemaPath: "#/properties/pronouns/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
              var _valid1 = _errs10 === errors;
              if (valid2 = valid2 || _valid1, !valid2) {
                let _errs12 = errors;
                if (data1 !== null) {
                  let err7 = { instancePath: instancePath + "/pronouns", schemaPath: "#/properties/pronouns/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
                var _valid1 = _errs12 === errors;
                valid2 = valid2 || _valid1;
              }
              if (valid2)
                errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
              else {
                let err8 = { instancePath: instancePath + "/pronouns", schemaPath: "#/properties/pronouns/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                return vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++, validate14.errors = vErrors, !1;
              }
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.languages !== void 0) {
                let data2 = data.languages, _errs14 = errors;
                if (errors === _errs14)
                  if (Array.isArray(data2)) {
                    if (data2.length > 8)
                      return validate14.errors = [{ instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/maxItems", keyword: "maxItems", params: { limit: 8 }, message: "must NOT have more than 8 items" }], !1;
                    if (data2.length < 0)
                      return validate14.errors = [{ instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                    {
                      var valid3 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data3 = data2[i0], _errs16 = errors;
                        if (errors === _errs16)
                          if (typeof data3 == "string") {
                            if (data3.length > 20 && func3(data3) > 20)
                              return validate14.errors = [{ instancePath: instancePath + "/languages/" + i0, schemaPath: "#/properties/languages/items/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" }], !1;
                            if (data3.length < 4 && func3(data3) < 2)
                              return validate14.errors = [{ instancePath: instancePath + "/languages/" + i0, schemaPath: "#/properties/languages/items/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters" }], !1;
                          } else
                            return validate14.errors = [{ instancePath: instancePath + "/languages/" + i0, schemaPath: "#/properties/languages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid3 = _errs16 === errors;
                        if (!valid3)
                          break;
                      }
                      if (valid3) {
                        let i1 = data2.length, j0;
                        if (i1 > 1) {
                          let indices0 = {};
                          for (; i1--; ) {
                            let item0 = data2[i1];
                            if (typeof item0 == "string") {
                              if (typeof indices0[item0] == "number") {
                                return j0 = indices0[item0], validate14.errors = [{ instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                break;
                              }
                              indices0[item0] = i1;
                            }
                          }
                        }
                      }
                    }
                  } else
                    return validate14.errors = [{ instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs14 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.timezone !== void 0) {
                  let data4 = data.timezone, _errs18 = errors, _errs19 = errors, valid5 = !1, _errs20 = errors;
                  if (errors === errors)
                    if (typeof data4 == "string") {
                      if (data4.length > 64 && func3(data4) > 64) {
                        let err9 = { instancePath: instancePath + "/timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                      } else if (!pattern0.test(data4)) {
                        let err10 = { instancePath: instancePath + "/timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' };
                        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                      }
                    } else {
                      let err11 = { instancePath: instancePath + "/timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                    }
                  var _valid2 = _errs20 === errors;
                  if (valid5 = valid5 || _valid2, !valid5) {
                    let _errs23 = errors;
                    if (data4 !== null) {
                      let err12 = { instancePath: instancePath + "/timezone", schemaPath: "#/properties/timezone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                    }
                    var _valid2 = _errs23 === errors;
                    valid5 = valid5 || _valid2;
                  }
                  if (valid5)
                    errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null);
                  else {
                    let err13 = { instancePath: instancePath + "/timezone", schemaPath: "#/properties/timezone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    return vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++, validate14.errors = vErrors, !1;
                  }
                  var valid0 = _errs18 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.home_city !== void 0) {
                    let data5 = data.home_city, _errs25 = errors, _errs26 = errors, valid7 = !1, _errs27 = errors;
                    if (errors === _errs27)
                      if (typeof data5 == "string") {
                        if (data5.length > 80 && func3(data5) > 80) {
                          let err14 = { instancePath: instancePath + "/home_city", schemaPath: "#/properties/home_city/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
                          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                        }
                      } else {
                        let err15 = { instancePath: instancePath + "/home_city", schemaPath: "#/properties/home_city/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                      }
                    var _valid3 = _errs27 === errors;
                    if (valid7 = valid7 || _valid3, !valid7) {
                      let _errs29 = errors;
                      if (data5 !== null) {
                        let err16 = { instancePath: instancePath + "/home_city", schemaPath: "#/properties/home_city/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                      }
                      var _valid3 = _errs29 === errors;
                      valid7 = valid7 || _valid3;
                    }
                    if (valid7)
                      errors = _errs26, vErrors !== null && (_errs26 ? vErrors.length = _errs26 : vErrors = null);
                    else {
                      let err17 = { instancePath: instancePath + "/home_city", schemaPath: "#/properties/home_city/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      return vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++, validate14.errors = vErrors, !1;
                    }
                    var valid0 = _errs25 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.birthday !== void 0) {
                      let data6 = data.birthday, _errs31 = errors, _errs32 = errors, valid8 = !1, _errs33 = errors;
                      if (errors === errors)
                        if (typeof data6 == "string") {
                          if (!pattern1.test(data6)) {
                            let err18 = { instancePath: instancePath + "/birthday", schemaPath: "#/$defs/MonthDay/pattern", keyword: "pattern", params: { pattern: "^((0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$" }, message: 'must match pattern "^((0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$"' };
                            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                          }
                        } else {
                          let err19 = { instancePath: instancePath + "/birthday", schemaPath: "#/$defs/MonthDay/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                        }
                      var _valid4 = _errs33 === errors;
                      if (valid8 = valid8 || _valid4, !valid8) {
                        let _errs36 = errors;
                        if (data6 !== null) {
                          let err20 = { instancePath: instancePath + "/birthday", schemaPath: "#/properties/birthday/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                        }
                        var _valid4 = _errs36 === errors;
                        valid8 = valid8 || _valid4;
                      }
                      if (valid8)
                        errors = _errs32, vErrors !== null && (_errs32 ? vErrors.length = _errs32 : vErrors = null);
                      else {
                        let err21 = { instancePath: instancePath + "/birthday", schemaPath: "#/properties/birthday/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        return vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++, validate14.errors = vErrors, !1;
                      }
                      var valid0 = _errs31 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.communication !== void 0) {
                        let data7 = data.communication, _errs38 = errors;
                        if (errors === errors)
                          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                            let _errs41 = errors;
                            for (let key1 in data7)
                              if (!(key1 === "tone" || key1 === "formality" || key1 === "emoji")) {
                                return validate14.errors = [{ instancePath: instancePath + "/communication", schemaPath: "#/$defs/CommunicationStyle/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                break;
                              }
                            if (_errs41 === errors) {
                              if (data7.tone !== void 0) {
                                let data8 = data7.tone, _errs42 = errors, _errs43 = errors, valid12 = !1, _errs44 = errors;
                                if (!(data8 === "concise" || data8 === "balanced" || data8 === "detailed")) {
                                  let err22 = { instancePath: instancePath + "/communication/tone", schemaPath: "#/$defs/CommunicationStyle/properties/tone/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema18.properties.tone.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                                }
                                var _valid5 = _errs44 === errors;
                                if (valid12 = valid12 || _valid5, !valid12) {
                                  let _errs45 = errors;
                                  if (data8 !== null) {
                                    let err23 = { instancePath: instancePath + "/communication/tone", schemaPath: "#/$defs/CommunicationStyle/properties/tone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                                  }
                                  var _valid5 = _errs45 === errors;
                                  valid12 = valid12 || _valid5;
                                }
                                if (valid12)
                                  errors = _errs43, vErrors !== null && (_errs43 ? vErrors.length = _errs43 : vErrors = null);
                                else {
                                  let err24 = { instancePath: instancePath + "/communication/tone", schemaPath: "#/$defs/CommunicationStyle/properties/tone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                  return vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++, validate14.errors = vErrors, !1;
                                }
                                var valid11 = _errs42 === errors;
                              } else
                                var valid11 = !0;
                              if (valid11) {
                                if (data7.formality !== void 0) {
                                  let data9 = data7.formality, _errs47 = errors, _errs48 = errors, valid13 = !1, _errs49 = errors;
                                  if (!(data9 === "casual" || data9 === "neutral" || data9 === "formal")) {
                                    let err25 = { instancePath: instancePath + "/communication/formality", schemaPath: "#/$defs/CommunicationStyle/properties/formality/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema18.properties.formality.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                                    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                                  }
                                  var _valid6 = _errs49 === errors;
                                  if (valid13 = valid13 || _valid6, !valid13) {
                                    let _errs50 = errors;
                                    if (data9 !== null) {
                                      let err26 = { instancePath: instancePath + "/communication/formality", schemaPath: "#/$defs/CommunicationStyle/properties/formality/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                                    }
                                    var _valid6 = _errs50 === errors;
                                    valid13 = valid13 || _valid6;
                                  }
                                  if (valid13)
                                    errors = _errs48, vErrors !== null && (_errs48 ? vErrors.length = _errs48 : vErrors = null);
                                  else {
                                    let err27 = { instancePath: instancePath + "/communication/formality", schemaPath: "#/$defs/CommunicationStyle/properties/formality/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                    return vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++, validate14.errors = vErrors, !1;
                                  }
                                  var valid11 = _errs47 === errors;
                                } else
                                  var valid11 = !0;
                                if (valid11)
                                  if (data7.emoji !== void 0) {
                                    let data10 = data7.emoji, _errs52 = errors, _errs53 = errors, valid14 = !1, _errs54 = errors;
                                    if (typeof data10 != "boolean") {
                                      let err28 = { instancePath: instancePath + "/communication/emoji", schemaPath: "#/$defs/CommunicationStyle/properties/emoji/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                                      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                                    }
                                    var _valid7 = _errs54 === errors;
                                    if (valid14 = valid14 || _valid7, !valid14) {
                                      let _errs56 = errors;
                                      if (data10 !== null) {
                                        let err29 = { instancePath: instancePath + "/communication/emoji", schemaPath: "#/$defs/CommunicationStyle/properties/emoji/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                                      }
                                      var _valid7 = _errs56 === errors;
                                      valid14 = valid14 || _valid7;
                                    }
                                    if (valid14)
                                      errors = _errs53, vErrors !== null && (_errs53 ? vErrors.length = _errs53 : vErrors = null);
                                    else {
                                      let err30 = { instancePath: instancePath + "/communication/emoji", schemaPath: "#/$defs/CommunicationStyle/properties/emoji/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                      return vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++, validate14.errors = vErrors, !1;
                                    }
                                    var valid11 = _errs52 === errors;
                                  } else
                                    var valid11 = !0;
                              }
                            }
                          } else
                            return validate14.errors = [{ instancePath: instancePath + "/communication", schemaPath: "#/$defs/CommunicationStyle/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                        var valid0 = _errs38 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.scheduling !== void 0) {
                          let _errs58 = errors;
                          validate15(data.scheduling, instancePath + "/scheduling") || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
                          var valid0 = _errs58 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.people !== void 0) {
                            let data12 = data.people, _errs59 = errors;
                            if (errors === _errs59)
                              if (Array.isArray(data12)) {
                                if (data12.length > 50)
                                  return validate14.errors = [{ instancePath: instancePath + "/people", schemaPath: "#/properties/people/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }], !1;
                                if (data12.length < 0)
                                  return validate14.errors = [{ instancePath: instancePath + "/people", schemaPath: "#/properties/people/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                {
                                  var valid15 = !0;
                                  let len1 = data12.length;
                                  for (let i2 = 0; i2 < len1; i2++) {
                                    let _errs61 = errors;
                                    validate17(data12[i2], instancePath + "/people/" + i2) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
                                    var valid15 = _errs61 === errors;
                                    if (!valid15)
                                      break;
                                  }
                                }
                              } else
                                return validate14.errors = [{ instancePath: instancePath + "/people", schemaPath: "#/properties/people/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs59 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.important_dates !== void 0) {
                              let data14 = data.important_dates, _errs62 = errors;
                              if (errors === _errs62)
                                if (Array.isArray(data14)) {
                                  if (data14.length > 50)
                                    return validate14.errors = [{ instancePath: instancePath + "/important_dates", schemaPath: "#/properties/important_dates/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }], !1;
                                  if (data14.length < 0)
                                    return validate14.errors = [{ instancePath: instancePath + "/important_dates", schemaPath: "#/properties/important_dates/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                  {
                                    var valid16 = !0;
                                    let len2 = data14.length;
                                    for (let i3 = 0; i3 < len2; i3++) {
                                      let _errs64 = errors;
                                      validate19(data14[i3], instancePath + "/important_dates/" + i3) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
                                      var valid16 = _errs64 === errors;
                                      if (!valid16)
                                        break;
                                    }
                                  }
                                } else
                                  return validate14.errors = [{ instancePath: instancePath + "/important_dates", schemaPath: "#/properties/important_dates/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs62 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.routines !== void 0) {
                                let data16 = data.routines, _errs65 = errors;
                                if (errors === _errs65)
                                  if (Array.isArray(data16)) {
                                    if (data16.length > 30)
                                      return validate14.errors = [{ instancePath: instancePath + "/routines", schemaPath: "#/properties/routines/maxItems", keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items" }], !1;
                                    if (data16.length < 0)
                                      return validate14.errors = [{ instancePath: instancePath + "/routines", schemaPath: "#/properties/routines/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                    {
                                      var valid17 = !0;
                                      let len3 = data16.length;
                                      for (let i4 = 0; i4 < len3; i4++) {
                                        let _errs67 = errors;
                                        validate25(data16[i4], instancePath + "/routines/" + i4) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
                                        var valid17 = _errs67 === errors;
                                        if (!valid17)
                                          break;
                                      }
                                    }
                                  } else
                                    return validate14.errors = [{ instancePath: instancePath + "/routines", schemaPath: "#/properties/routines/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                var valid0 = _errs65 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.interests !== void 0) {
                                  let data18 = data.interests, _errs68 = errors;
                                  if (errors === _errs68)
                                    if (Array.isArray(data18)) {
                                      if (data18.length > 50)
                                        return validate14.errors = [{ instancePath: instancePath + "/interests", schemaPath: "#/properties/interests/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }], !1;
                                      if (data18.length < 0)
                                        return validate14.errors = [{ instancePath: instancePath + "/interests", schemaPath: "#/properties/interests/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                      {
                                        var valid18 = !0;
                                        let len4 = data18.length;
                                        for (let i5 = 0; i5 < len4; i5++) {
                                          let data19 = data18[i5], _errs70 = errors;
                                          if (errors === _errs70)
                                            if (typeof data19 == "string") {
                                              if (data19.length > 60 && func3(data19) > 60)
                                                return validate14.errors = [{ instancePath: instancePath + "/interests/" + i5, schemaPath: "#/properties/interests/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                                              if (data19.length < 2 && func3(data19) < 1)
                                                return validate14.errors = [{ instancePath: instancePath + "/interests/" + i5, schemaPath: "#/properties/interests/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                            } else
                                              return validate14.errors = [{ instancePath: instancePath + "/interests/" + i5, schemaPath: "#/properties/interests/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                          var valid18 = _errs70 === errors;
                                          if (!valid18)
                                            break;
                                        }
                                        if (valid18) {
                                          let i6 = data18.length, j1;
                                          if (i6 > 1) {
                                            let indices1 = {};
                                            for (; i6--; ) {
                                              let item1 = data18[i6];
                                              if (typeof item1 == "string") {
                                                if (typeof indices1[item1] == "number") {
                                                  return j1 = indices1[item1], validate14.errors = [{ instancePath: instancePath + "/interests", schemaPath: "#/properties/interests/uniqueItems", keyword: "uniqueItems", params: { i: i6, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i6 + " are identical)" }], !1;
                                                  break;
                                                }
                                                indices1[item1] = i6;
                                              }
                                            }
                                          }
                                        }
                                      }
                                    } else
                                      return validate14.errors = [{ instancePath: instancePath + "/interests", schemaPath: "#/properties/interests/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                  var valid0 = _errs68 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.food_preferences !== void 0) {
                                    let data20 = data.food_preferences, _errs72 = errors;
                                    if (errors === _errs72)
                                      if (Array.isArray(data20)) {
                                        if (data20.length > 30)
                                          return validate14.errors = [{ instancePath: instancePath + "/food_preferences", schemaPath: "#/properties/food_preferences/maxItems", keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items" }], !1;
                                        if (data20.length < 0)
                                          return validate14.errors = [{ instancePath: instancePath + "/food_preferences", schemaPath: "#/properties/food_preferences/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                        {
                                          var valid20 = !0;
                                          let len5 = data20.length;
                                          for (let i7 = 0; i7 < len5; i7++) {
                                            let data21 = data20[i7], _errs74 = errors;
                                            if (errors === _errs74)
                                              if (typeof data21 == "string") {
                                                if (data21.length > 60 && func3(data21) > 60)
                                                  return validate14.errors = [{ instancePath: instancePath + "/food_preferences/" + i7, schemaPath: "#/properties/food_preferences/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                                                if (data21.length < 2 && func3(data21) < 1)
                                                  return validate14.errors = [{ instancePath: instancePath + "/food_preferences/" + i7, schemaPath: "#/properties/food_preferences/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                              } else
                                                return validate14.errors = [{ instancePath: instancePath + "/food_preferences/" + i7, schemaPath: "#/properties/food_preferences/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid20 = _errs74 === errors;
                                            if (!valid20)
                                              break;
                                          }
                                          if (valid20) {
                                            let i8 = data20.length, j2;
                                            if (i8 > 1) {
                                              let indices2 = {};
                                              for (; i8--; ) {
                                                let item2 = data20[i8];
                                                if (typeof item2 == "string") {
                                                  if (typeof indices2[item2] == "number") {
                                                    return j2 = indices2[item2], validate14.errors = [{ instancePath: instancePath + "/food_preferences", schemaPath: "#/properties/food_preferences/uniqueItems", keyword: "uniqueItems", params: { i: i8, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i8 + " are identical)" }], !1;
                                                    break;
                                                  }
                                                  indices2[item2] = i8;
                                                }
                                              }
                                            }
                                          }
                                        }
                                      } else
                                        return validate14.errors = [{ instancePath: instancePath + "/food_preferences", schemaPath: "#/properties/food_preferences/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                    var valid0 = _errs72 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.goals !== void 0) {
                                      let data22 = data.goals, _errs76 = errors;
                                      if (errors === _errs76)
                                        if (Array.isArray(data22)) {
                                          if (data22.length > 30)
                                            return validate14.errors = [{ instancePath: instancePath + "/goals", schemaPath: "#/properties/goals/maxItems", keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items" }], !1;
                                          if (data22.length < 0)
                                            return validate14.errors = [{ instancePath: instancePath + "/goals", schemaPath: "#/properties/goals/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                          {
                                            var valid22 = !0;
                                            let len6 = data22.length;
                                            for (let i9 = 0; i9 < len6; i9++) {
                                              let data23 = data22[i9], _errs78 = errors;
                                              if (errors === errors)
                                                if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                                  let missing0;
                                                  if (data23.text === void 0 && (missing0 = "text"))
                                                    return validate14.errors = [{ instancePath: instancePath + "/goals/" + i9, schemaPath: "#/$defs/Goal/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
                                                  {
                                                    let _errs81 = errors;
                                                    for (let key2 in data23)
                                                      if (!(key2 === "text" || key2 === "state")) {
                                                        return validate14.errors = [{ instancePath: instancePath + "/goals/" + i9, schemaPath: "#/$defs/Goal/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }], !1;
                                                        break;
                                                      }
                                                    if (_errs81 === errors) {
                                                      if (data23.text !== void 0) {
                                                        let data24 = data23.text, _errs82 = errors;
                                                        if (errors === _errs82)
                                                          if (typeof data24 == "string") {
                                                            if (data24.length > 200 && func3(data24) > 200)
                                                              return validate14.errors = [{ instancePath: instancePath + "/goals/" + i9 + "/text", schemaPath: "#/$defs/Goal/properties/text/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                                                            if (data24.length < 2 && func3(data24) < 1)
                                                              return validate14.errors = [{ instancePath: instancePath + "/goals/" + i9 + "/text", schemaPath: "#/$defs/Goal/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                          } else
                                                            return validate14.errors = [{ instancePath: instancePath + "/goals/" + i9 + "/text", schemaPath: "#/$defs/Goal/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                        var valid24 = _errs82 === errors;
                                                      } else
                                                        var valid24 = !0;
                                                      if (valid24)
                                                        if (data23.state !== void 0) {
                                                          let data25 = data23.state, _errs84 = errors;
                                                          if (!(data25 === "active" || data25 === "done" || data25 === "dropped"))
                                                            return validate14.errors = [{ instancePath: instancePath + "/goals/" + i9 + "/state", schemaPath: "#/$defs/Goal/properties/state/enum", keyword: "enum", params: { allowedValues: schema35.properties.state.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                          var valid24 = _errs84 === errors;
                                                        } else
                                                          var valid24 = !0;
                                                    }
                                                  }
                                                } else
                                                  return validate14.errors = [{ instancePath: instancePath + "/goals/" + i9, schemaPath: "#/$defs/Goal/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                              var valid22 = _errs78 === errors;
                                              if (!valid22)
                                                break;
                                            }
                                          }
                                        } else
                                          return validate14.errors = [{ instancePath: instancePath + "/goals", schemaPath: "#/properties/goals/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                      var valid0 = _errs76 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0)
                                      if (data.facts !== void 0) {
                                        let data26 = data.facts, _errs85 = errors;
                                        if (errors === _errs85)
                                          if (Array.isArray(data26)) {
                                            if (data26.length > 100)
                                              return validate14.errors = [{ instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                            if (data26.length < 0)
                                              return validate14.errors = [{ instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                            {
                                              var valid25 = !0;
                                              let len7 = data26.length;
                                              for (let i10 = 0; i10 < len7; i10++) {
                                                let data27 = data26[i10], _errs87 = errors;
                                                if (errors === errors)
                                                  if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                                                    let missing1;
                                                    if (data27.text === void 0 && (missing1 = "text"))
                                                      return validate14.errors = [{ instancePath: instancePath + "/facts/" + i10, schemaPath: "#/$defs/RememberedFact/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                                    {
                                                      let _errs90 = errors;
                                                      for (let key3 in data27)
                                                        if (!(key3 === "text" || key3 === "source")) {
                                                          return validate14.errors = [{ instancePath: instancePath + "/facts/" + i10, schemaPath: "#/$defs/RememberedFact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }], !1;
                                                          break;
                                                        }
                                                      if (_errs90 === errors) {
                                                        if (data27.text !== void 0) {
                                                          let data28 = data27.text, _errs91 = errors;
                                                          if (errors === _errs91)
                                                            if (typeof data28 == "string") {
                                                              if (data28.length > 300 && func3(data28) > 300)
                                                                return validate14.errors = [{ instancePath: instancePath + "/facts/" + i10 + "/text", schemaPath: "#/$defs/RememberedFact/properties/text/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                                                              if (data28.length < 2 && func3(data28) < 1)
                                                                return validate14.errors = [{ instancePath: instancePath + "/facts/" + i10 + "/text", schemaPath: "#/$defs/RememberedFact/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                            } else
                                                              return validate14.errors = [{ instancePath: instancePath + "/facts/" + i10 + "/text", schemaPath: "#/$defs/RememberedFact/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                          var valid27 = _errs91 === errors;
                                                        } else
                                                          var valid27 = !0;
                                                        if (valid27)
                                                          if (data27.source !== void 0) {
                                                            let data29 = data27.source, _errs93 = errors;
                                                            if (!(data29 === "user_said" || data29 === "inferred"))
                                                              return validate14.errors = [{ instancePath: instancePath + "/facts/" + i10 + "/source", schemaPath: "#/$defs/RememberedFact/properties/source/enum", keyword: "enum", params: { allowedValues: schema36.properties.source.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                            var valid27 = _errs93 === errors;
                                                          } else
                                                            var valid27 = !0;
                                                      }
                                                    }
                                                  } else
                                                    return validate14.errors = [{ instancePath: instancePath + "/facts/" + i10, schemaPath: "#/$defs/RememberedFact/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                var valid25 = _errs87 === errors;
                                                if (!valid25)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate14.errors = [{ instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                        var valid0 = _errs85 === errors;
                                      } else
                                        var valid0 = !0;
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate14.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate14.errors = vErrors, errors === 0;
}
var pattern10 = new RegExp("^[a-z_]+(\\.[a-z_]+)?$", "u");
function validate28(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      if (data.length > 20)
        return validate28.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }], !1;
      if (data.length < 1)
        return validate28.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0], _errs1 = errors;
          if (errors === errors)
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if (data0.path === void 0 && (missing0 = "path"))
                return validate28.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/MemoryRemoval/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
              {
                let _errs4 = errors;
                for (let key0 in data0)
                  if (!(key0 === "path" || key0 === "key")) {
                    return validate28.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/MemoryRemoval/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
                    break;
                  }
                if (_errs4 === errors) {
                  if (data0.path !== void 0) {
                    let data1 = data0.path, _errs5 = errors;
                    if (errors === _errs5)
                      if (typeof data1 == "string") {
                        if (data1.length > 60 && func3(data1) > 60)
                          return validate28.errors = [{ instancePath: instancePath + "/" + i0 + "/path", schemaPath: "#/$defs/MemoryRemoval/properties/path/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                        if (data1.length < 2 && func3(data1) < 1)
                          return validate28.errors = [{ instancePath: instancePath + "/" + i0 + "/path", schemaPath: "#/$defs/MemoryRemoval/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                        if (!pattern10.test(data1))
                          return validate28.errors = [{ instancePath: instancePath + "/" + i0 + "/path", schemaPath: "#/$defs/MemoryRemoval/properties/path/pattern", keyword: "pattern", params: { pattern: "^[a-z_]+(\\.[a-z_]+)?$" }, message: 'must match pattern "^[a-z_]+(\\.[a-z_]+)?$"' }], !1;
                      } else
                        return validate28.errors = [{ instancePath: instancePath + "/" + i0 + "/path", schemaPath: "#/$defs/MemoryRemoval/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid2 = _errs5 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2)
                    if (data0.key !== void 0) {
                      let data2 = data0.key, _errs7 = errors;
                      if (errors === _errs7)
                        if (typeof data2 == "string") {
                          if (data2.length > 300 && func3(data2) > 300)
                            return validate28.errors = [{ instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/$defs/MemoryRemoval/properties/key/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                          if (data2.length < 2 && func3(data2) < 1)
                            return validate28.errors = [{ instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/$defs/MemoryRemoval/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                        } else
                          return validate28.errors = [{ instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/$defs/MemoryRemoval/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid2 = _errs7 === errors;
                    } else
                      var valid2 = !0;
                }
              }
            } else
              return validate28.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/MemoryRemoval/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
  return validate28.errors = vErrors, errors === 0;
}
function validate13(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs1 = errors, _errs2 = errors, _errs3 = errors, valid1 = !1, _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data))
    if (Object.keys(data).length > 2) {
      let err0 = {};
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    } else {
      let missing0;
      if (data.if_version === void 0 && (missing0 = "if_version")) {
        let err1 = {};
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  var _valid0 = _errs4 === errors;
  if (valid1 = valid1 || _valid0, !valid1) {
    let _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.undo === void 0 && (missing1 = "undo") || data.content === void 0 && (missing1 = "content")) {
        let err2 = {};
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    var _valid0 = _errs5 === errors;
    if (valid1 = valid1 || _valid0, !valid1) {
      let _errs6 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing2;
        if (data.undo === void 0 && (missing2 = "undo") || data.remove === void 0 && (missing2 = "remove")) {
          let err3 = {};
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
    }
  }
  if (valid1)
    errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
  else {
    let err4 = {};
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate13.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 2)
        return validate13.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 2 }, message: "must NOT have fewer than 2 properties" }], !1;
      {
        let missing3;
        if (data.scope === void 0 && (missing3 = "scope"))
          return validate13.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }], !1;
        {
          let _errs7 = errors;
          for (let key0 in data)
            if (!(key0 === "scope" || key0 === "content" || key0 === "remove" || key0 === "if_version" || key0 === "undo")) {
              return validate13.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
              break;
            }
          if (_errs7 === errors) {
            if (data.scope !== void 0) {
              let _errs8 = errors;
              if (data.scope !== "user")
                return validate13.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/const", keyword: "const", params: { allowedValue: "user" }, message: "must be equal to constant" }], !1;
              var valid2 = _errs8 === errors;
            } else
              var valid2 = !0;
            if (valid2) {
              if (data.content !== void 0) {
                let _errs9 = errors;
                validate14(data.content, instancePath + "/content") || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
                var valid2 = _errs9 === errors;
              } else
                var valid2 = !0;
              if (valid2) {
                if (data.remove !== void 0) {
                  let _errs10 = errors;
                  validate28(data.remove, instancePath + "/remove") || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
                  var valid2 = _errs10 === errors;
                } else
                  var valid2 = !0;
                if (valid2) {
                  if (data.if_version !== void 0) {
                    let data3 = data.if_version, _errs11 = errors, _errs12 = errors;
                    if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                      return validate13.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/MemoryVersion/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs12 && typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 2147483647 || isNaN(data3))
                        return validate13.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/MemoryVersion/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                      if (data3 < 0 || isNaN(data3))
                        return validate13.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/MemoryVersion/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    }
                    var valid2 = _errs11 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2)
                    if (data.undo !== void 0) {
                      let data4 = data.undo, _errs14 = errors, _errs15 = errors;
                      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                        return validate13.errors = [{ instancePath: instancePath + "/undo", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs15 && typeof data4 == "number" && isFinite(data4)) {
                        if (data4 > 2147483647 || isNaN(data4))
                          return validate13.errors = [{ instancePath: instancePath + "/undo", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                        if (data4 < 1 || isNaN(data4))
                          return validate13.errors = [{ instancePath: instancePath + "/undo", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                      }
                      var valid2 = _errs14 === errors;
                    } else
                      var valid2 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate13.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate13.errors = vErrors, errors === 0;
}
var schema42 = { type: "object", properties: { company: { anyOf: [{ type: "string", maxLength: 100 }, { type: "null" }] }, department: { anyOf: [{ type: "string", maxLength: 100 }, { type: "null" }] }, job_title: { anyOf: [{ type: "string", maxLength: 100 }, { type: "null" }] }, industry: { anyOf: [{ type: "string", maxLength: 60 }, { type: "null" }] }, employment_type: { anyOf: [{ enum: ["full_time", "part_time", "contract", "self_employed", "student", "other"] }, { type: "null" }] }, work_city: { anyOf: [{ type: "string", maxLength: 80 }, { type: "null" }] }, work_mode: { anyOf: [{ enum: ["office", "remote", "hybrid"] }, { type: "null" }] }, work_timezone: { anyOf: [{ $ref: "#/$defs/IanaTimezone" }, { type: "null" }] }, working_hours: { type: "array", items: { $ref: "#/$defs/WeeklyHours" }, minItems: 0, maxItems: 7 }, meeting: { $ref: "#/$defs/MeetingHabits" }, manager: { anyOf: [{ $ref: "#/$defs/Manager" }, { type: "null" }] }, team: { type: "array", items: { $ref: "#/$defs/Teammate" }, minItems: 0, maxItems: 50 }, responsibilities: { type: "array", items: { type: "string", minLength: 1, maxLength: 120 }, minItems: 0, maxItems: 30, uniqueItems: !0 }, skills: { type: "array", items: { type: "string", minLength: 1, maxLength: 60 }, minItems: 0, maxItems: 50, uniqueItems: !0 }, tools: { type: "array", items: { type: "string", minLength: 1, maxLength: 60 }, minItems: 0, maxItems: 50, uniqueItems: !0 }, projects: { type: "array", items: { $ref: "#/$defs/WorkProject" }, minItems: 0, maxItems: 50 }, recurring_duties: { type: "array", items: { $ref: "#/$defs/RecurringDuty" }, minItems: 0, maxItems: 30 }, facts: { type: "array", items: { $ref: "#/$defs/RememberedFact" }, minItems: 0, maxItems: 100 } }, additionalProperties: !1, minProperties: 1 }, schema55 = { type: "object", properties: { title: { type: "string", minLength: 1, maxLength: 100 }, cadence: { enum: ["daily", "weekly", "monthly", "quarterly", "yearly"] }, note: { type: "string", maxLength: 200 } }, required: ["title", "cadence"], additionalProperties: !1 };
function validate32(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.weekdays === void 0 && (missing0 = "weekdays") || data.start === void 0 && (missing0 = "start") || data.end === void 0 && (missing0 = "end"))
        return validate32.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "weekdays" || key0 === "start" || key0 === "end")) {
            return validate32.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.weekdays !== void 0) {
            let data0 = data.weekdays, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length > 7)
                  return validate32.errors = [{ instancePath: instancePath + "/weekdays", schemaPath: "#/properties/weekdays/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" }], !1;
                if (data0.length < 1)
                  return validate32.errors = [{ instancePath: instancePath + "/weekdays", schemaPath: "#/properties/weekdays/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0], _errs4 = errors;
                    if (!(data1 === "MO" || data1 === "TU" || data1 === "WE" || data1 === "TH" || data1 === "FR" || data1 === "SA" || data1 === "SU"))
                      return validate32.errors = [{ instancePath: instancePath + "/weekdays/" + i0, schemaPath: "#/$defs/Weekday/enum", keyword: "enum", params: { allowedValues: schema22.enum }, message: "must be equal to one of the allowed values" }], !1;
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                  if (valid1) {
                    let i1 = data0.length, j0;
                    if (i1 > 1) {
                      outer0:
                        for (; i1--; )
                          for (j0 = i1; j0--; )
                            if (func0(data0[i1], data0[j0])) {
                              return validate32.errors = [{ instancePath: instancePath + "/weekdays", schemaPath: "#/properties/weekdays/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                              break outer0;
                            }
                    }
                  }
                }
              } else
                return validate32.errors = [{ instancePath: instancePath + "/weekdays", schemaPath: "#/properties/weekdays/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.start !== void 0) {
              let data2 = data.start, _errs6 = errors;
              if (errors === errors)
                if (typeof data2 == "string") {
                  if (!pattern2.test(data2))
                    return validate32.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/ClockTime/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' }], !1;
                } else
                  return validate32.errors = [{ instancePath: instancePath + "/start", schemaPath: "#/$defs/ClockTime/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.end !== void 0) {
                let data3 = data.end, _errs9 = errors;
                if (errors === errors)
                  if (typeof data3 == "string") {
                    if (!pattern2.test(data3))
                      return validate32.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/ClockTime/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' }], !1;
                  } else
                    return validate32.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/ClockTime/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate32.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate32.errors = vErrors, errors === 0;
}
function validate34(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "default_duration_minutes" || key0 === "buffer_minutes" || key0 === "preferred_platform" || key0 === "no_meeting_blocks")) {
          return validate34.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.default_duration_minutes !== void 0) {
          let data0 = data.default_duration_minutes, _errs2 = errors, _errs3 = errors, valid1 = !1, _errs4 = errors;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
            let err0 = { instancePath: instancePath + "/default_duration_minutes", schemaPath: "#/properties/default_duration_minutes/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          }
          if (errors === _errs4 && typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 480 || isNaN(data0)) {
              let err1 = { instancePath: instancePath + "/default_duration_minutes", schemaPath: "#/properties/default_duration_minutes/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 480 }, message: "must be <= 480" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            } else if (data0 < 5 || isNaN(data0)) {
              let err2 = { instancePath: instancePath + "/default_duration_minutes", schemaPath: "#/properties/default_duration_minutes/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 5 }, message: "must be >= 5" };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
          }
          var _valid0 = _errs4 === errors;
          if (valid1 = valid1 || _valid0, !valid1) {
            let _errs6 = errors;
            if (data0 !== null) {
              let err3 = { instancePath: instancePath + "/default_duration_minutes", schemaPath: "#/properties/default_duration_minutes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            var _valid0 = _errs6 === errors;
            valid1 = valid1 || _valid0;
          }
          if (valid1)
            errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
          else {
            let err4 = { instancePath: instancePath + "/default_duration_minutes", schemaPath: "#/properties/default_duration_minutes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            return vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++, validate34.errors = vErrors, !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.buffer_minutes !== void 0) {
            let data1 = data.buffer_minutes, _errs8 = errors, _errs9 = errors, valid2 = !1, _errs10 = errors;
            if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
              let err5 = { instancePath: instancePath + "/buffer_minutes", schemaPath: "#/properties/buffer_minutes/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (errors === _errs10 && typeof data1 == "number" && isFinite(data1)) {
              if (data1 > 120 || isNaN(data1)) {
                let err6 = { instancePath: instancePath + "/buffer_minutes", schemaPath: "#/properties/buffer_minutes/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 120 }, message: "must be <= 120" };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              } else if (data1 < 0 || isNaN(data1)) {
                let err7 = { instancePath: instancePath + "/buffer_minutes", schemaPath: "#/properties/buffer_minutes/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
            var _valid1 = _errs10 === errors;
            if (valid2 = valid2 || _valid1, !valid2) {
              let _errs12 = errors;
              if (data1 !== null) {
                let err8 = { instancePath: instancePath + "/buffer_minutes", schemaPath: "#/properties/buffer_minutes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
              var _valid1 = _errs12 === errors;
              valid2 = valid2 || _valid1;
            }
            if (valid2)
              errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
            else {
              let err9 = { instancePath: instancePath + "/buffer_minutes", schemaPath: "#/properties/buffer_minutes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              return vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++, validate34.errors = vErrors, !1;
            }
            var valid0 = _errs8 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.preferred_platform !== void 0) {
              let data2 = data.preferred_platform, _errs14 = errors, _errs15 = errors, valid3 = !1, _errs16 = errors;
              if (errors === _errs16)
                if (typeof data2 == "string") {
                  if (data2.length > 40 && func3(data2) > 40) {
                    let err10 = { instancePath: instancePath + "/preferred_platform", schemaPath: "#/properties/preferred_platform/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                  }
                } else {
                  let err11 = { instancePath: instancePath + "/preferred_platform", schemaPath: "#/properties/preferred_platform/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
              var _valid2 = _errs16 === errors;
              if (valid3 = valid3 || _valid2, !valid3) {
                let _errs18 = errors;
                if (data2 !== null) {
                  let err12 = { instancePath: instancePath + "/preferred_platform", schemaPath: "#/properties/preferred_platform/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
                var _valid2 = _errs18 === errors;
                valid3 = valid3 || _valid2;
              }
              if (valid3)
                errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null);
              else {
                let err13 = { instancePath: instancePath + "/preferred_platform", schemaPath: "#/properties/preferred_platform/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                return vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++, validate34.errors = vErrors, !1;
              }
              var valid0 = _errs14 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.no_meeting_blocks !== void 0) {
                let data3 = data.no_meeting_blocks, _errs20 = errors;
                if (errors === _errs20)
                  if (Array.isArray(data3)) {
                    if (data3.length > 14)
                      return validate34.errors = [{ instancePath: instancePath + "/no_meeting_blocks", schemaPath: "#/properties/no_meeting_blocks/maxItems", keyword: "maxItems", params: { limit: 14 }, message: "must NOT have more than 14 items" }], !1;
                    if (data3.length < 0)
                      return validate34.errors = [{ instancePath: instancePath + "/no_meeting_blocks", schemaPath: "#/properties/no_meeting_blocks/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                    {
                      var valid4 = !0;
                      let len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs22 = errors;
                        validate32(data3[i0], instancePath + "/no_meeting_blocks/" + i0) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
                        var valid4 = _errs22 === errors;
                        if (!valid4)
                          break;
                      }
                    }
                  } else
                    return validate34.errors = [{ instancePath: instancePath + "/no_meeting_blocks", schemaPath: "#/properties/no_meeting_blocks/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs20 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate34.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate34.errors = vErrors, errors === 0;
}
function validate37(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name"))
        return validate37.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "contact_id")) {
            return validate37.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 60 && func3(data0) > 60)
                  return validate37.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                if (data0.length < 2 && func3(data0) < 1)
                  return validate37.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate37.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.contact_id !== void 0) {
              let data1 = data.contact_id, _errs4 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (!pattern4.test(data1))
                    return validate37.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
                } else
                  return validate37.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate37.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate37.errors = vErrors, errors === 0;
}
function validate39(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name"))
        return validate39.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "role" || key0 === "contact_id")) {
            return validate39.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 60 && func3(data0) > 60)
                  return validate39.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                if (data0.length < 2 && func3(data0) < 1)
                  return validate39.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate39.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.role !== void 0) {
              let data1 = data.role, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 60 && func3(data1) > 60)
                    return validate39.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                } else
                  return validate39.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.contact_id !== void 0) {
                let data2 = data.contact_id, _errs6 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (!pattern4.test(data2))
                      return validate39.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
                  } else
                    return validate39.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate39.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate39.errors = vErrors, errors === 0;
}
var schema53 = { type: "object", properties: { name: { type: "string", minLength: 1, maxLength: 100 }, role: { type: "string", maxLength: 60 }, state: { enum: ["planned", "active", "paused", "done"] }, due_date: { $ref: "#/$defs/LocalDate" }, note: { type: "string", maxLength: 300 } }, required: ["name"], additionalProperties: !1 };
function validate41(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name"))
        return validate41.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "role" || key0 === "state" || key0 === "due_date" || key0 === "note")) {
            return validate41.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 100 && func3(data0) > 100)
                  return validate41.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                if (data0.length < 2 && func3(data0) < 1)
                  return validate41.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              } else
                return validate41.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.role !== void 0) {
              let data1 = data.role, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 60 && func3(data1) > 60)
                    return validate41.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                } else
                  return validate41.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.state !== void 0) {
                let data2 = data.state, _errs6 = errors;
                if (!(data2 === "planned" || data2 === "active" || data2 === "paused" || data2 === "done"))
                  return validate41.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema53.properties.state.enum }, message: "must be equal to one of the allowed values" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.due_date !== void 0) {
                  let data3 = data.due_date, _errs7 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (!pattern7.test(data3))
                        return validate41.errors = [{ instancePath: instancePath + "/due_date", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                    } else
                      return validate41.errors = [{ instancePath: instancePath + "/due_date", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.note !== void 0) {
                    let data4 = data.note, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (data4.length > 300 && func3(data4) > 300)
                          return validate41.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                      } else
                        return validate41.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate41.errors = vErrors, errors === 0;
}
function validate31(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1)
        return validate31.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func2.call(schema42.properties, key0)) {
            return validate31.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.company !== void 0) {
            let data0 = data.company, _errs2 = errors, _errs3 = errors, valid1 = !1, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data0 == "string") {
                if (data0.length > 100 && func3(data0) > 100) {
                  let err0 = { instancePath: instancePath + "/company", schemaPath: "#/properties/company/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                  vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                }
              } else {
                let err1 = { instancePath: instancePath + "/company", schemaPath: "#/properties/company/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              }
            var _valid0 = _errs4 === errors;
            if (valid1 = valid1 || _valid0, !valid1) {
              let _errs6 = errors;
              if (data0 !== null) {
                let err2 = { instancePath: instancePath + "/company", schemaPath: "#/properties/company/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
            }
            if (valid1)
              errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
            else {
              let err3 = { instancePath: instancePath + "/company", schemaPath: "#/properties/company/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate31.errors = vErrors, !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.department !== void 0) {
              let data1 = data.department, _errs8 = errors, _errs9 = errors, valid2 = !1, _errs10 = errors;
              if (errors === _errs10)
                if (typeof data1 == "string") {
                  if (data1.length > 100 && func3(data1) > 100) {
                    let err4 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                  }
                } else {
                  let err5 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
              var _valid1 = _errs10 === errors;
              if (valid2 = valid2 || _valid1, !valid2) {
                let _errs12 = errors;
                if (data1 !== null) {
                  let err6 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
                var _valid1 = _errs12 === errors;
                valid2 = valid2 || _valid1;
              }
              if (valid2)
                errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
              else {
                let err7 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                return vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++, validate31.errors = vErrors, !1;
              }
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.job_title !== void 0) {
                let data2 = data.job_title, _errs14 = errors, _errs15 = errors, valid3 = !1, _errs16 = errors;
                if (errors === _errs16)
                  if (typeof data2 == "string") {
                    if (data2.length > 100 && func3(data2) > 100) {
                      let err8 = { instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                    }
                  } else {
                    let err9 = { instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  }
                var _valid2 = _errs16 === errors;
                if (valid3 = valid3 || _valid2, !valid3) {
                  let _errs18 = errors;
                  if (data2 !== null) {
                    let err10 = { instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                  }
                  var _valid2 = _errs18 === errors;
                  valid3 = valid3 || _valid2;
                }
                if (valid3)
                  errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null);
                else {
                  let err11 = { instancePath: instancePath + "/job_title", schemaPath: "#/properties/job_title/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  return vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++, validate31.errors = vErrors, !1;
                }
                var valid0 = _errs14 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.industry !== void 0) {
                  let data3 = data.industry, _errs20 = errors, _errs21 = errors, valid4 = !1, _errs22 = errors;
                  if (errors === _errs22)
                    if (typeof data3 == "string") {
                      if (data3.length > 60 && func3(data3) > 60) {
                        let err12 = { instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
                        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                      }
                    } else {
                      let err13 = { instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                    }
                  var _valid3 = _errs22 === errors;
                  if (valid4 = valid4 || _valid3, !valid4) {
                    let _errs24 = errors;
                    if (data3 !== null) {
                      let err14 = { instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                    }
                    var _valid3 = _errs24 === errors;
                    valid4 = valid4 || _valid3;
                  }
                  if (valid4)
                    errors = _errs21, vErrors !== null && (_errs21 ? vErrors.length = _errs21 : vErrors = null);
                  else {
                    let err15 = { instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    return vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++, validate31.errors = vErrors, !1;
                  }
                  var valid0 = _errs20 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.employment_type !== void 0) {
                    let data4 = data.employment_type, _errs26 = errors, _errs27 = errors, valid5 = !1, _errs28 = errors;
                    if (!(data4 === "full_time" || data4 === "part_time" || data4 === "contract" || data4 === "self_employed" || data4 === "student" || data4 === "other")) {
                      let err16 = { instancePath: instancePath + "/employment_type", schemaPath: "#/properties/employment_type/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema42.properties.employment_type.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                    }
                    var _valid4 = _errs28 === errors;
                    if (valid5 = valid5 || _valid4, !valid5) {
                      let _errs29 = errors;
                      if (data4 !== null) {
                        let err17 = { instancePath: instancePath + "/employment_type", schemaPath: "#/properties/employment_type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                      }
                      var _valid4 = _errs29 === errors;
                      valid5 = valid5 || _valid4;
                    }
                    if (valid5)
                      errors = _errs27, vErrors !== null && (_errs27 ? vErrors.length = _errs27 : vErrors = null);
                    else {
                      let err18 = { instancePath: instancePath + "/employment_type", schemaPath: "#/properties/employment_type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      return vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++, validate31.errors = vErrors, !1;
                    }
                    var valid0 = _errs26 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.work_city !== void 0) {
                      let data5 = data.work_city, _errs31 = errors, _errs32 = errors, valid6 = !1, _errs33 = errors;
                      if (errors === _errs33)
                        if (typeof data5 == "string") {
                          if (data5.length > 80 && func3(data5) > 80) {
                            let err19 = { instancePath: instancePath + "/work_city", schemaPath: "#/properties/work_city/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
                            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                          }
                        } else {
                          let err20 = { instancePath: instancePath + "/work_city", schemaPath: "#/properties/work_city/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                        }
                      var _valid5 = _errs33 === errors;
                      if (valid6 = valid6 || _valid5, !valid6) {
                        let _errs35 = errors;
                        if (data5 !== null) {
                          let err21 = { instancePath: instancePath + "/work_city", schemaPath: "#/properties/work_city/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                        }
                        var _valid5 = _errs35 === errors;
                        valid6 = valid6 || _valid5;
                      }
                      if (valid6)
                        errors = _errs32, vErrors !== null && (_errs32 ? vErrors.length = _errs32 : vErrors = null);
                      else {
                        let err22 = { instancePath: instancePath + "/work_city", schemaPath: "#/properties/work_city/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        return vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++, validate31.errors = vErrors, !1;
                      }
                      var valid0 = _errs31 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.work_mode !== void 0) {
                        let data6 = data.work_mode, _errs37 = errors, _errs38 = errors, valid7 = !1, _errs39 = errors;
                        if (!(data6 === "office" || data6 === "remote" || data6 === "hybrid")) {
                          let err23 = { instancePath: instancePath + "/work_mode", schemaPath: "#/properties/work_mode/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema42.properties.work_mode.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                        }
                        var _valid6 = _errs39 === errors;
                        if (valid7 = valid7 || _valid6, !valid7) {
                          let _errs40 = errors;
                          if (data6 !== null) {
                            let err24 = { instancePath: instancePath + "/work_mode", schemaPath: "#/properties/work_mode/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                          }
                          var _valid6 = _errs40 === errors;
                          valid7 = valid7 || _valid6;
                        }
                        if (valid7)
                          errors = _errs38, vErrors !== null && (_errs38 ? vErrors.length = _errs38 : vErrors = null);
                        else {
                          let err25 = { instancePath: instancePath + "/work_mode", schemaPath: "#/properties/work_mode/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          return vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++, validate31.errors = vErrors, !1;
                        }
                        var valid0 = _errs37 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.work_timezone !== void 0) {
                          let data7 = data.work_timezone, _errs42 = errors, _errs43 = errors, valid8 = !1, _errs44 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (data7.length > 64 && func3(data7) > 64) {
                                let err26 = { instancePath: instancePath + "/work_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                              } else if (!pattern0.test(data7)) {
                                let err27 = { instancePath: instancePath + "/work_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' };
                                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                              }
                            } else {
                              let err28 = { instancePath: instancePath + "/work_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                            }
                          var _valid7 = _errs44 === errors;
                          if (valid8 = valid8 || _valid7, !valid8) {
                            let _errs47 = errors;
                            if (data7 !== null) {
                              let err29 = { instancePath: instancePath + "/work_timezone", schemaPath: "#/properties/work_timezone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                            }
                            var _valid7 = _errs47 === errors;
                            valid8 = valid8 || _valid7;
                          }
                          if (valid8)
                            errors = _errs43, vErrors !== null && (_errs43 ? vErrors.length = _errs43 : vErrors = null);
                          else {
                            let err30 = { instancePath: instancePath + "/work_timezone", schemaPath: "#/properties/work_timezone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            return vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++, validate31.errors = vErrors, !1;
                          }
                          var valid0 = _errs42 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.working_hours !== void 0) {
                            let data8 = data.working_hours, _errs49 = errors;
                            if (errors === _errs49)
                              if (Array.isArray(data8)) {
                                if (data8.length > 7)
                                  return validate31.errors = [{ instancePath: instancePath + "/working_hours", schemaPath: "#/properties/working_hours/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" }], !1;
                                if (data8.length < 0)
                                  return validate31.errors = [{ instancePath: instancePath + "/working_hours", schemaPath: "#/properties/working_hours/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                {
                                  var valid10 = !0;
                                  let len0 = data8.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let _errs51 = errors;
                                    validate32(data8[i0], instancePath + "/working_hours/" + i0) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
                                    var valid10 = _errs51 === errors;
                                    if (!valid10)
                                      break;
                                  }
                                }
                              } else
                                return validate31.errors = [{ instancePath: instancePath + "/working_hours", schemaPath: "#/properties/working_hours/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs49 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.meeting !== void 0) {
                              let _errs52 = errors;
                              validate34(data.meeting, instancePath + "/meeting") || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                              var valid0 = _errs52 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.manager !== void 0) {
                                let data11 = data.manager, _errs53 = errors, _errs54 = errors, valid11 = !1, _errs55 = errors;
                                validate37(data11, instancePath + "/manager") || (vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors), errors = vErrors.length);
                                var _valid8 = _errs55 === errors;
                                if (valid11 = valid11 || _valid8, !valid11) {
                                  let _errs56 = errors;
                                  if (data11 !== null) {
                                    let err31 = { instancePath: instancePath + "/manager", schemaPath: "#/properties/manager/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                                  }
                                  var _valid8 = _errs56 === errors;
                                  valid11 = valid11 || _valid8;
                                }
                                if (valid11)
                                  errors = _errs54, vErrors !== null && (_errs54 ? vErrors.length = _errs54 : vErrors = null);
                                else {
                                  let err32 = { instancePath: instancePath + "/manager", schemaPath: "#/properties/manager/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                  return vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++, validate31.errors = vErrors, !1;
                                }
                                var valid0 = _errs53 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.team !== void 0) {
                                  let data12 = data.team, _errs58 = errors;
                                  if (errors === _errs58)
                                    if (Array.isArray(data12)) {
                                      if (data12.length > 50)
                                        return validate31.errors = [{ instancePath: instancePath + "/team", schemaPath: "#/properties/team/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }], !1;
                                      if (data12.length < 0)
                                        return validate31.errors = [{ instancePath: instancePath + "/team", schemaPath: "#/properties/team/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                      {
                                        var valid12 = !0;
                                        let len1 = data12.length;
                                        for (let i1 = 0; i1 < len1; i1++) {
                                          let _errs60 = errors;
                                          validate39(data12[i1], instancePath + "/team/" + i1) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
                                          var valid12 = _errs60 === errors;
                                          if (!valid12)
                                            break;
                                        }
                                      }
                                    } else
                                      return validate31.errors = [{ instancePath: instancePath + "/team", schemaPath: "#/properties/team/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                  var valid0 = _errs58 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.responsibilities !== void 0) {
                                    let data14 = data.responsibilities, _errs61 = errors;
                                    if (errors === _errs61)
                                      if (Array.isArray(data14)) {
                                        if (data14.length > 30)
                                          return validate31.errors = [{ instancePath: instancePath + "/responsibilities", schemaPath: "#/properties/responsibilities/maxItems", keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items" }], !1;
                                        if (data14.length < 0)
                                          return validate31.errors = [{ instancePath: instancePath + "/responsibilities", schemaPath: "#/properties/responsibilities/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                        {
                                          var valid13 = !0;
                                          let len2 = data14.length;
                                          for (let i2 = 0; i2 < len2; i2++) {
                                            let data15 = data14[i2], _errs63 = errors;
                                            if (errors === _errs63)
                                              if (typeof data15 == "string") {
                                                if (data15.length > 120 && func3(data15) > 120)
                                                  return validate31.errors = [{ instancePath: instancePath + "/responsibilities/" + i2, schemaPath: "#/properties/responsibilities/items/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" }], !1;
                                                if (data15.length < 2 && func3(data15) < 1)
                                                  return validate31.errors = [{ instancePath: instancePath + "/responsibilities/" + i2, schemaPath: "#/properties/responsibilities/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                              } else
                                                return validate31.errors = [{ instancePath: instancePath + "/responsibilities/" + i2, schemaPath: "#/properties/responsibilities/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid13 = _errs63 === errors;
                                            if (!valid13)
                                              break;
                                          }
                                          if (valid13) {
                                            let i3 = data14.length, j0;
                                            if (i3 > 1) {
                                              let indices0 = {};
                                              for (; i3--; ) {
                                                let item0 = data14[i3];
                                                if (typeof item0 == "string") {
                                                  if (typeof indices0[item0] == "number") {
                                                    return j0 = indices0[item0], validate31.errors = [{ instancePath: instancePath + "/responsibilities", schemaPath: "#/properties/responsibilities/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i3 + " are identical)" }], !1;
                                                    break;
                                                  }
                                                  indices0[item0] = i3;
                                                }
                                              }
                                            }
                                          }
                                        }
                                      } else
                                        return validate31.errors = [{ instancePath: instancePath + "/responsibilities", schemaPath: "#/properties/responsibilities/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                    var valid0 = _errs61 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.skills !== void 0) {
                                      let data16 = data.skills, _errs65 = errors;
                                      if (errors === _errs65)
                                        if (Array.isArray(data16)) {
                                          if (data16.length > 50)
                                            return validate31.errors = [{ instancePath: instancePath + "/skills", schemaPath: "#/properties/skills/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }], !1;
                                          if (data16.length < 0)
                                            return validate31.errors = [{ instancePath: instancePath + "/skills", schemaPath: "#/properties/skills/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                          {
                                            var valid15 = !0;
                                            let len3 = data16.length;
                                            for (let i4 = 0; i4 < len3; i4++) {
                                              let data17 = data16[i4], _errs67 = errors;
                                              if (errors === _errs67)
                                                if (typeof data17 == "string") {
                                                  if (data17.length > 60 && func3(data17) > 60)
                                                    return validate31.errors = [{ instancePath: instancePath + "/skills/" + i4, schemaPath: "#/properties/skills/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                                                  if (data17.length < 2 && func3(data17) < 1)
                                                    return validate31.errors = [{ instancePath: instancePath + "/skills/" + i4, schemaPath: "#/properties/skills/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                } else
                                                  return validate31.errors = [{ instancePath: instancePath + "/skills/" + i4, schemaPath: "#/properties/skills/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                              var valid15 = _errs67 === errors;
                                              if (!valid15)
                                                break;
                                            }
                                            if (valid15) {
                                              let i5 = data16.length, j1;
                                              if (i5 > 1) {
                                                let indices1 = {};
                                                for (; i5--; ) {
                                                  let item1 = data16[i5];
                                                  if (typeof item1 == "string") {
                                                    if (typeof indices1[item1] == "number") {
                                                      return j1 = indices1[item1], validate31.errors = [{ instancePath: instancePath + "/skills", schemaPath: "#/properties/skills/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i5 + " are identical)" }], !1;
                                                      break;
                                                    }
                                                    indices1[item1] = i5;
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        } else
                                          return validate31.errors = [{ instancePath: instancePath + "/skills", schemaPath: "#/properties/skills/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                      var valid0 = _errs65 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.tools !== void 0) {
                                        let data18 = data.tools, _errs69 = errors;
                                        if (errors === _errs69)
                                          if (Array.isArray(data18)) {
                                            if (data18.length > 50)
                                              return validate31.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }], !1;
                                            if (data18.length < 0)
                                              return validate31.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                            {
                                              var valid17 = !0;
                                              let len4 = data18.length;
                                              for (let i6 = 0; i6 < len4; i6++) {
                                                let data19 = data18[i6], _errs71 = errors;
                                                if (errors === _errs71)
                                                  if (typeof data19 == "string") {
                                                    if (data19.length > 60 && func3(data19) > 60)
                                                      return validate31.errors = [{ instancePath: instancePath + "/tools/" + i6, schemaPath: "#/properties/tools/items/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                                                    if (data19.length < 2 && func3(data19) < 1)
                                                      return validate31.errors = [{ instancePath: instancePath + "/tools/" + i6, schemaPath: "#/properties/tools/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                  } else
                                                    return validate31.errors = [{ instancePath: instancePath + "/tools/" + i6, schemaPath: "#/properties/tools/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                var valid17 = _errs71 === errors;
                                                if (!valid17)
                                                  break;
                                              }
                                              if (valid17) {
                                                let i7 = data18.length, j2;
                                                if (i7 > 1) {
                                                  let indices2 = {};
                                                  for (; i7--; ) {
                                                    let item2 = data18[i7];
                                                    if (typeof item2 == "string") {
                                                      if (typeof indices2[item2] == "number") {
                                                        return j2 = indices2[item2], validate31.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/uniqueItems", keyword: "uniqueItems", params: { i: i7, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i7 + " are identical)" }], !1;
                                                        break;
                                                      }
                                                      indices2[item2] = i7;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          } else
                                            return validate31.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                        var valid0 = _errs69 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.projects !== void 0) {
                                          let data20 = data.projects, _errs73 = errors;
                                          if (errors === _errs73)
                                            if (Array.isArray(data20)) {
                                              if (data20.length > 50)
                                                return validate31.errors = [{ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }], !1;
                                              if (data20.length < 0)
                                                return validate31.errors = [{ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                              {
                                                var valid19 = !0;
                                                let len5 = data20.length;
                                                for (let i8 = 0; i8 < len5; i8++) {
                                                  let _errs75 = errors;
                                                  validate41(data20[i8], instancePath + "/projects/" + i8) || (vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors), errors = vErrors.length);
                                                  var valid19 = _errs75 === errors;
                                                  if (!valid19)
                                                    break;
                                                }
                                              }
                                            } else
                                              return validate31.errors = [{ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                          var valid0 = _errs73 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.recurring_duties !== void 0) {
                                            let data22 = data.recurring_duties, _errs76 = errors;
                                            if (errors === _errs76)
                                              if (Array.isArray(data22)) {
                                                if (data22.length > 30)
                                                  return validate31.errors = [{ instancePath: instancePath + "/recurring_duties", schemaPath: "#/properties/recurring_duties/maxItems", keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items" }], !1;
                                                if (data22.length < 0)
                                                  return validate31.errors = [{ instancePath: instancePath + "/recurring_duties", schemaPath: "#/properties/recurring_duties/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                {
                                                  var valid20 = !0;
                                                  let len6 = data22.length;
                                                  for (let i9 = 0; i9 < len6; i9++) {
                                                    let data23 = data22[i9], _errs78 = errors;
                                                    if (errors === errors)
                                                      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                                        let missing0;
                                                        if (data23.title === void 0 && (missing0 = "title") || data23.cadence === void 0 && (missing0 = "cadence"))
                                                          return validate31.errors = [{ instancePath: instancePath + "/recurring_duties/" + i9, schemaPath: "#/$defs/RecurringDuty/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
                                                        {
                                                          let _errs81 = errors;
                                                          for (let key1 in data23)
                                                            if (!(key1 === "title" || key1 === "cadence" || key1 === "note")) {
                                                              return validate31.errors = [{ instancePath: instancePath + "/recurring_duties/" + i9, schemaPath: "#/$defs/RecurringDuty/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                                              break;
                                                            }
                                                          if (_errs81 === errors) {
                                                            if (data23.title !== void 0) {
                                                              let data24 = data23.title, _errs82 = errors;
                                                              if (errors === _errs82)
                                                                if (typeof data24 == "string") {
                                                                  if (data24.length > 100 && func3(data24) > 100)
                                                                    return validate31.errors = [{ instancePath: instancePath + "/recurring_duties/" + i9 + "/title", schemaPath: "#/$defs/RecurringDuty/properties/title/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                                                                  if (data24.length < 2 && func3(data24) < 1)
                                                                    return validate31.errors = [{ instancePath: instancePath + "/recurring_duties/" + i9 + "/title", schemaPath: "#/$defs/RecurringDuty/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                                } else
                                                                  return validate31.errors = [{ instancePath: instancePath + "/recurring_duties/" + i9 + "/title", schemaPath: "#/$defs/RecurringDuty/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                              var valid22 = _errs82 === errors;
                                                            } else
                                                              var valid22 = !0;
                                                            if (valid22) {
                                                              if (data23.cadence !== void 0) {
                                                                let data25 = data23.cadence, _errs84 = errors;
                                                                if (!(data25 === "daily" || data25 === "weekly" || data25 === "monthly" || data25 === "quarterly" || data25 === "yearly"))
                                                                  return validate31.errors = [{ instancePath: instancePath + "/recurring_duties/" + i9 + "/cadence", schemaPath: "#/$defs/RecurringDuty/properties/cadence/enum", keyword: "enum", params: { allowedValues: schema55.properties.cadence.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                                var valid22 = _errs84 === errors;
                                                              } else
                                                                var valid22 = !0;
                                                              if (valid22)
                                                                if (data23.note !== void 0) {
                                                                  let data26 = data23.note, _errs85 = errors;
                                                                  if (errors === _errs85)
                                                                    if (typeof data26 == "string") {
                                                                      if (data26.length > 200 && func3(data26) > 200)
                                                                        return validate31.errors = [{ instancePath: instancePath + "/recurring_duties/" + i9 + "/note", schemaPath: "#/$defs/RecurringDuty/properties/note/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                                                                    } else
                                                                      return validate31.errors = [{ instancePath: instancePath + "/recurring_duties/" + i9 + "/note", schemaPath: "#/$defs/RecurringDuty/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                  var valid22 = _errs85 === errors;
                                                                } else
                                                                  var valid22 = !0;
                                                            }
                                                          }
                                                        }
                                                      } else
                                                        return validate31.errors = [{ instancePath: instancePath + "/recurring_duties/" + i9, schemaPath: "#/$defs/RecurringDuty/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                    var valid20 = _errs78 === errors;
                                                    if (!valid20)
                                                      break;
                                                  }
                                                }
                                              } else
                                                return validate31.errors = [{ instancePath: instancePath + "/recurring_duties", schemaPath: "#/properties/recurring_duties/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                            var valid0 = _errs76 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0)
                                            if (data.facts !== void 0) {
                                              let data27 = data.facts, _errs87 = errors;
                                              if (errors === _errs87)
                                                if (Array.isArray(data27)) {
                                                  if (data27.length > 100)
                                                    return validate31.errors = [{ instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                                  if (data27.length < 0)
                                                    return validate31.errors = [{ instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                  {
                                                    var valid23 = !0;
                                                    let len7 = data27.length;
                                                    for (let i10 = 0; i10 < len7; i10++) {
                                                      let data28 = data27[i10], _errs89 = errors;
                                                      if (errors === errors)
                                                        if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                                                          let missing1;
                                                          if (data28.text === void 0 && (missing1 = "text"))
                                                            return validate31.errors = [{ instancePath: instancePath + "/facts/" + i10, schemaPath: "#/$defs/RememberedFact/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                                                          {
                                                            let _errs92 = errors;
                                                            for (let key2 in data28)
                                                              if (!(key2 === "text" || key2 === "source")) {
                                                                return validate31.errors = [{ instancePath: instancePath + "/facts/" + i10, schemaPath: "#/$defs/RememberedFact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }], !1;
                                                                break;
                                                              }
                                                            if (_errs92 === errors) {
                                                              if (data28.text !== void 0) {
                                                                let data29 = data28.text, _errs93 = errors;
                                                                if (errors === _errs93)
                                                                  if (typeof data29 == "string") {
                                                                    if (data29.length > 300 && func3(data29) > 300)
                                                                      return validate31.errors = [{ instancePath: instancePath + "/facts/" + i10 + "/text", schemaPath: "#/$defs/RememberedFact/properties/text/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                                                                    if (data29.length < 2 && func3(data29) < 1)
                                                                      return validate31.errors = [{ instancePath: instancePath + "/facts/" + i10 + "/text", schemaPath: "#/$defs/RememberedFact/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                                  } else
                                                                    return validate31.errors = [{ instancePath: instancePath + "/facts/" + i10 + "/text", schemaPath: "#/$defs/RememberedFact/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                var valid25 = _errs93 === errors;
                                                              } else
                                                                var valid25 = !0;
                                                              if (valid25)
                                                                if (data28.source !== void 0) {
                                                                  let data30 = data28.source, _errs95 = errors;
                                                                  if (!(data30 === "user_said" || data30 === "inferred"))
                                                                    return validate31.errors = [{ instancePath: instancePath + "/facts/" + i10 + "/source", schemaPath: "#/$defs/RememberedFact/properties/source/enum", keyword: "enum", params: { allowedValues: schema36.properties.source.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                                  var valid25 = _errs95 === errors;
                                                                } else
                                                                  var valid25 = !0;
                                                            }
                                                          }
                                                        } else
                                                          return validate31.errors = [{ instancePath: instancePath + "/facts/" + i10, schemaPath: "#/$defs/RememberedFact/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                      var valid23 = _errs89 === errors;
                                                      if (!valid23)
                                                        break;
                                                    }
                                                  }
                                                } else
                                                  return validate31.errors = [{ instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                              var valid0 = _errs87 === errors;
                                            } else
                                              var valid0 = !0;
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate31.errors = vErrors, errors === 0;
}
function validate30(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs1 = errors, _errs2 = errors, _errs3 = errors, valid1 = !1, _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data))
    if (Object.keys(data).length > 2) {
      let err0 = {};
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    } else {
      let missing0;
      if (data.if_version === void 0 && (missing0 = "if_version")) {
        let err1 = {};
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  var _valid0 = _errs4 === errors;
  if (valid1 = valid1 || _valid0, !valid1) {
    let _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.undo === void 0 && (missing1 = "undo") || data.content === void 0 && (missing1 = "content")) {
        let err2 = {};
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    var _valid0 = _errs5 === errors;
    if (valid1 = valid1 || _valid0, !valid1) {
      let _errs6 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing2;
        if (data.undo === void 0 && (missing2 = "undo") || data.remove === void 0 && (missing2 = "remove")) {
          let err3 = {};
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
    }
  }
  if (valid1)
    errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
  else {
    let err4 = {};
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate30.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 2)
        return validate30.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 2 }, message: "must NOT have fewer than 2 properties" }], !1;
      {
        let missing3;
        if (data.scope === void 0 && (missing3 = "scope"))
          return validate30.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }], !1;
        {
          let _errs7 = errors;
          for (let key0 in data)
            if (!(key0 === "scope" || key0 === "content" || key0 === "remove" || key0 === "if_version" || key0 === "undo")) {
              return validate30.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
              break;
            }
          if (_errs7 === errors) {
            if (data.scope !== void 0) {
              let _errs8 = errors;
              if (data.scope !== "work")
                return validate30.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/const", keyword: "const", params: { allowedValue: "work" }, message: "must be equal to constant" }], !1;
              var valid2 = _errs8 === errors;
            } else
              var valid2 = !0;
            if (valid2) {
              if (data.content !== void 0) {
                let _errs9 = errors;
                validate31(data.content, instancePath + "/content") || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
                var valid2 = _errs9 === errors;
              } else
                var valid2 = !0;
              if (valid2) {
                if (data.remove !== void 0) {
                  let _errs10 = errors;
                  validate28(data.remove, instancePath + "/remove") || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
                  var valid2 = _errs10 === errors;
                } else
                  var valid2 = !0;
                if (valid2) {
                  if (data.if_version !== void 0) {
                    let data3 = data.if_version, _errs11 = errors, _errs12 = errors;
                    if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                      return validate30.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/MemoryVersion/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs12 && typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 2147483647 || isNaN(data3))
                        return validate30.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/MemoryVersion/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                      if (data3 < 0 || isNaN(data3))
                        return validate30.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/MemoryVersion/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    }
                    var valid2 = _errs11 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2)
                    if (data.undo !== void 0) {
                      let data4 = data.undo, _errs14 = errors, _errs15 = errors;
                      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                        return validate30.errors = [{ instancePath: instancePath + "/undo", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs15 && typeof data4 == "number" && isFinite(data4)) {
                        if (data4 > 2147483647 || isNaN(data4))
                          return validate30.errors = [{ instancePath: instancePath + "/undo", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                        if (data4 < 1 || isNaN(data4))
                          return validate30.errors = [{ instancePath: instancePath + "/undo", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                      }
                      var valid2 = _errs14 === errors;
                    } else
                      var valid2 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate30.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate30.errors = vErrors, errors === 0;
}
function validate12(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let tag0 = data.scope;
      if (typeof tag0 == "string")
        if (tag0 === "user")
          validate13(data, instancePath) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
        else if (tag0 === "work")
          validate30(data, instancePath) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
        else
          return validate12.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "scope", tagValue: tag0 }, message: 'value of tag "scope" must be in oneOf' }], !1;
      else
        return validate12.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "scope", tagValue: tag0 }, message: 'tag "scope" must be string' }], !1;
    } else
      return validate12.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate12.errors = vErrors, errors === 0;
}
function validate10(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate12(data, instancePath) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length), validate10.errors = vErrors, errors === 0;
}
var output = validate48;
var schema60 = { type: "object", properties: { scope: { enum: ["user", "work"] }, outcome: { enum: ["updated", "unchanged"] }, version: { $ref: "#/$defs/MemoryVersion" }, changes: { type: "array", items: { $ref: "#/$defs/MemoryChange" }, minItems: 0, maxItems: 60 }, count: { type: "integer", minimum: 0, maximum: 1e3 } }, required: ["scope", "outcome", "version", "changes", "count"], additionalProperties: !1 }, schema62 = { type: "object", properties: { op: { enum: ["add", "update", "remove"] }, path: { type: "string", maxLength: 80 }, before: { "x-open": "the old value in the field's own type" }, after: { "x-open": "the new value in the field's own type" } }, required: ["op", "path"], additionalProperties: !1 };
function validate49(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scope === void 0 && (missing0 = "scope") || data.outcome === void 0 && (missing0 = "outcome") || data.version === void 0 && (missing0 = "version") || data.changes === void 0 && (missing0 = "changes") || data.count === void 0 && (missing0 = "count"))
        return validate49.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "scope" || key0 === "outcome" || key0 === "version" || key0 === "changes" || key0 === "count")) {
            return validate49.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.scope !== void 0) {
            let data0 = data.scope, _errs2 = errors;
            if (!(data0 === "user" || data0 === "work"))
              return validate49.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/enum", keyword: "enum", params: { allowedValues: schema60.properties.scope.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.outcome !== void 0) {
              let data1 = data.outcome, _errs3 = errors;
              if (!(data1 === "updated" || data1 === "unchanged"))
                return validate49.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema60.properties.outcome.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.version !== void 0) {
                let data2 = data.version, _errs4 = errors, _errs5 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate49.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/MemoryVersion/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs5 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 2147483647 || isNaN(data2))
                    return validate49.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/MemoryVersion/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                  if (data2 < 0 || isNaN(data2))
                    return validate49.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/MemoryVersion/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                }
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.changes !== void 0) {
                  let data3 = data.changes, _errs7 = errors;
                  if (errors === _errs7)
                    if (Array.isArray(data3)) {
                      if (data3.length > 60)
                        return validate49.errors = [{ instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/maxItems", keyword: "maxItems", params: { limit: 60 }, message: "must NOT have more than 60 items" }], !1;
                      if (data3.length < 0)
                        return validate49.errors = [{ instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                      {
                        var valid2 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data4 = data3[i0], _errs9 = errors;
                          if (errors === errors)
                            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                              let missing1;
                              if (data4.op === void 0 && (missing1 = "op") || data4.path === void 0 && (missing1 = "path"))
                                return validate49.errors = [{ instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/MemoryChange/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                              {
                                let _errs12 = errors;
                                for (let key1 in data4)
                                  if (!(key1 === "op" || key1 === "path" || key1 === "before" || key1 === "after")) {
                                    return validate49.errors = [{ instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/MemoryChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                                    break;
                                  }
                                if (_errs12 === errors) {
                                  if (data4.op !== void 0) {
                                    let data5 = data4.op, _errs13 = errors;
                                    if (!(data5 === "add" || data5 === "update" || data5 === "remove"))
                                      return validate49.errors = [{ instancePath: instancePath + "/changes/" + i0 + "/op", schemaPath: "#/$defs/MemoryChange/properties/op/enum", keyword: "enum", params: { allowedValues: schema62.properties.op.enum }, message: "must be equal to one of the allowed values" }], !1;
                                    var valid4 = _errs13 === errors;
                                  } else
                                    var valid4 = !0;
                                  if (valid4)
                                    if (data4.path !== void 0) {
                                      let data6 = data4.path, _errs14 = errors;
                                      if (errors === _errs14)
                                        if (typeof data6 == "string") {
                                          if (data6.length > 80 && func3(data6) > 80)
                                            return validate49.errors = [{ instancePath: instancePath + "/changes/" + i0 + "/path", schemaPath: "#/$defs/MemoryChange/properties/path/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" }], !1;
                                        } else
                                          return validate49.errors = [{ instancePath: instancePath + "/changes/" + i0 + "/path", schemaPath: "#/$defs/MemoryChange/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var valid4 = _errs14 === errors;
                                    } else
                                      var valid4 = !0;
                                }
                              }
                            } else
                              return validate49.errors = [{ instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/MemoryChange/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                          var valid2 = _errs9 === errors;
                          if (!valid2)
                            break;
                        }
                      }
                    } else
                      return validate49.errors = [{ instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.count !== void 0) {
                    let data7 = data.count, _errs16 = errors;
                    if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                      return validate49.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs16 && typeof data7 == "number" && isFinite(data7)) {
                      if (data7 > 1e3 || isNaN(data7))
                        return validate49.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }], !1;
                      if (data7 < 0 || isNaN(data7))
                        return validate49.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    }
                    var valid0 = _errs16 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate49.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate49.errors = vErrors, errors === 0;
}
function validate48(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate49(data, instancePath) || (vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors), errors = vErrors.length), validate48.errors = vErrors, errors === 0;
}
export {
  input,
  output
};
